import { hash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const cache = join(process.cwd(), '.cache/pictures');

/**
 * Renders an SVG without text as a PNG, `width` pixels wide. Results are cached by the drawing's
 * hash, so unchanged drawings aren't rendered again.
 */
export async function rasterise(svg: string, width: number): Promise<Buffer> {
  const key = hash('sha256', `${sharp.versions.sharp} ${width} ${svg}`, 'hex');
  const file = join(cache, `${key}.png`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const drawn = await sharp(Buffer.from(svg), { density: 72 })
    .resize({ width })
    .png({ palette: true, quality: 92, effort: 8, compressionLevel: 9, dither: 0 })
    .toBuffer();
  await mkdir(cache, { recursive: true });
  // The file is written under a temporary name and then renamed, so an interrupted build leaves no
  // incomplete picture.
  await writeFile(`${file}.${process.pid}`, drawn);
  await rename(`${file}.${process.pid}`, file);
  return drawn;
}
