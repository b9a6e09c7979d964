import { hash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

const cache = join(process.cwd(), '.cache/pictures');

/**
 * An SVG without text as PNG, `width` pixels wide. Cached by the drawing's hash, so that unchanged
 * drawings aren't rendered again.
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
  // Written to a temporary file and renamed, so that an interrupted build leaves no partial
  // picture.
  await writeFile(`${file}.${process.pid}`, drawn);
  await rename(`${file}.${process.pid}`, file);
  return drawn;
}
