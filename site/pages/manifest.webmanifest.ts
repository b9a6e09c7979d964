import type { APIRoute } from 'astro';
import { paths } from '../../contract/paths.ts';
import { icons } from '../artwork/icons.ts';
import { palette } from '../artwork/parts/palette.ts';
import { getPage, getSite } from '../content/collections.ts';
import { iconUrl } from '../lib/icon-url.ts';
import { locale } from '../lib/locale.ts';

/**
 * The web app manifest, with the name, colours and icons for installing the site on a home screen.
 */
export const GET: APIRoute = async () => {
  const [company, home] = await Promise.all([getSite('company'), getPage('home', 'home')]);
  const manifest = {
    id: paths.home,
    name: company.name,
    short_name: company.name,
    description: home.meta.description,
    lang: locale,
    dir: 'ltr',
    start_url: paths.home,
    scope: paths.home,
    display: 'browser',
    background_color: palette.paper,
    theme_color: palette.ink,
    icons: [
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
      pngIcon('icon-192'),
      pngIcon('icon-512'),
      { ...pngIcon('maskable-512'), purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'Content-Type': 'application/manifest+json' },
  });
};

function pngIcon(name: keyof typeof icons) {
  const { size } = icons[name];
  return { src: iconUrl(name), sizes: `${size}x${size}`, type: 'image/png' };
}
