import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join, relative, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(
  '.html .css .js .mjs .svg .xml .txt .json .md .webmanifest'.split(' '),
);
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a .br and a .gz file beside every text file, at the highest compression level. Skips the
 * subfolders named in `except`. Returns the number of text files.
 */
export async function compressFolder(
  folder: string,
  except: readonly string[] = [],
): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => !except.includes(relative(folder, file).split(sep)[0] ?? ''));
  const waiting = files.values();
  // One file per processor at a time, so that other file reads don't have to queue behind all of
  // them.
  await Promise.all(
    Array.from({ length: availableParallelism() }, async () => {
      for (const file of waiting) await compressFile(file);
    }),
  );
  return files.length;
}

async function compressFile(file: string): Promise<void> {
  const content = await readFile(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  await writeFile(`${file}.br`, await toBrotli(content, { params }));
  await writeFile(`${file}.gz`, await toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}
