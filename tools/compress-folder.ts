import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = new Set(
  '.html .css .js .mjs .svg .xml .txt .json .md .webmanifest'.split(' '),
);
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes a .br and a .gz beside every text file, at the highest level. Returns how many files. */
export async function compressFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && compressible.has(extname(entry.name)))
    .map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(
    files.map(async (file) => {
      const content = await readFile(file);
      const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
      await Promise.all([
        toBrotli(content, { params }).then((packed) => writeFile(`${file}.br`, packed)),
        toGzip(content, { level: constants.Z_BEST_COMPRESSION }).then((packed) =>
          writeFile(`${file}.gz`, packed),
        ),
      ]);
    }),
  );
  return files.length;
}
