import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { finished } from 'node:stream/promises';
import { choiceOption, flag, flagOption, text, textOption } from './args.ts';
import { type Args, type Cli, CliError } from './command.ts';
import { csvLine, csvStart } from './csv.ts';
import { plural, toJson } from './plain-text.ts';

export const fileOptions = { format: text, out: text, force: flag };

type Row = Readonly<Record<string, string | null>>;

/** The fields to write, with their column headings in CSV. */
export type Columns = Readonly<Record<string, string>>;

/** How a row is written: as cells in CSV, as an object in JSON. */
type Shapes<Each> = { cells: (row: Each) => Row; object: (row: Each) => object };

/**
 * Writes rows as they arrive, so that memory use stays flat. They go to standard output or to the
 * `--out` file, which only appears once it is complete.
 */
export async function writeRows<Each extends Row>(
  cli: Cli,
  args: Args,
  columns: Columns,
  rows: AsyncIterable<Each>,
  shapes: Shapes<Each> = { cells: (row) => row, object: (row) => pickColumns(columns, row) },
): Promise<number> {
  const isCsv = choiceOption(args, 'format', ['csv', 'json']) !== 'json';
  const chunks = isCsv ? csvChunks(columns, rows, shapes) : jsonChunks(rows, shapes);
  const file = textOption(args, 'out');
  if (file === undefined) {
    await writeChunks(cli, chunks, cli.output.print);
    return 0;
  }
  if (!existsSync(dirname(file))) throw new CliError(`There is no folder ${dirname(file)}.`);
  if (existsSync(file) && !flagOption(args, 'force')) {
    throw new CliError(`${file} already exists. Choose another name, or add --force.`);
  }
  const count = await writeFile(cli, chunks, file);
  cli.output.note(`${plural(count, 'row')} written to ${file}.`);
  return 0;
}

async function writeFile(cli: Cli, chunks: Chunks, file: string): Promise<number> {
  const draft = `${file}.draft`;
  const stream = createWriteStream(draft, { mode: 0o600 });
  const done = finished(stream);
  // The stream may fail while a row is still awaited; the error is thrown where `done` is awaited.
  done.catch(() => {});
  try {
    const count = await writeChunks(cli, chunks, async (chunk) => {
      if (stream.write(chunk)) return;
      await Promise.race([new Promise((resolve) => stream.once('drain', resolve)), done]);
    });
    stream.end();
    await done;
    await rename(draft, file);
    return count;
  } catch (error) {
    stream.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

/** The start, the rows and the end of the output. */
type Chunks = { start: string; rows: AsyncIterable<string>; end: string };

function csvChunks<Each>(
  columns: Columns,
  rows: AsyncIterable<Each>,
  { cells }: Shapes<Each>,
): Chunks {
  const lines = async function* () {
    for await (const row of rows) yield csvLine(Object.values(pickColumns(columns, cells(row))));
  };
  return { start: csvStart + csvLine(Object.values(columns)), rows: lines(), end: '' };
}

function jsonChunks<Each>(rows: AsyncIterable<Each>, { object }: Shapes<Each>): Chunks {
  const lines = async function* () {
    let comma = '';
    for await (const row of rows) {
      yield `${comma}\n${toJson(object(row))}`;
      comma = ',';
    }
  };
  return { start: '[', rows: lines(), end: '\n]\n' };
}

export function pickColumns(columns: Columns, row: Row): Row {
  return Object.fromEntries(Object.keys(columns).map((name) => [name, row[name] ?? null]));
}

const chunkCharacters = 64 * 1024;

async function writeChunks(
  cli: Cli,
  { start, rows, end }: Chunks,
  write: (text: string) => Promise<void>,
): Promise<number> {
  let count = 0;
  let buffer = start;
  for await (const row of rows) {
    buffer += row;
    count += 1;
    if (buffer.length < chunkCharacters) continue;
    await write(buffer);
    buffer = '';
    cli.output.progress(plural(count, 'row'));
  }
  await write(buffer + end);
  return count;
}
