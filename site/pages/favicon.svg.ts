import type { APIRoute } from 'astro';
import { drawIcon } from '../artwork/draw-icon.ts';

export const GET: APIRoute = () =>
  new Response(drawIcon('rounded'), { headers: { 'Content-Type': 'image/svg+xml' } });
