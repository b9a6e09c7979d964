import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { choiceOption, flag, flagOption, text, textOption } from './args.ts';
import { type Args, type Cli, CliError } from './command.ts';
import { csvLine, csvStart } from './csv.ts';
import { draftOf, placeDraft } from './draft-file.ts';
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
  let count = 0;
  const counted = async function* () {
    for await (const row of rows) {
      count += 1;
      yield row;
    }
  };
  const isCsv = choiceOption(args, 'format', ['csv', 'json']) !== 'json';
  const lines = isCsv ? csvLines(columns, counted(), shapes) : jsonLines(counted(), shapes);
  const chunks = inChunks(lines, () => cli.output.progress(plural(count, 'row')));
  const file = textOption(args, 'out');
  if (file === undefined) {
    for await (const chunk of chunks) await cli.output.print(chunk);
    return 0;
  }
  if (!existsSync(dirname(file))) throw new CliError(`There is no folder ${dirname(file)}.`);
  if (existsSync(file) && !flagOption(args, 'force')) {
    throw new CliError(`${file} already exists. Choose another name, or add --force.`);
  }
  const isForced = flagOption(args, 'force');
  await writeFile(chunks, file, isForced);
  cli.output.note(`${plural(count, 'row')} written to ${file}.`);
  return 0;
}

async function writeFile(
  chunks: AsyncIterable<string>,
  file: string,
  isForced: boolean,
): Promise<void> {
  const draft = draftOf(file);
  try {
    await pipeline(chunks, createWriteStream(draft, { flags: 'wx', mode: 0o600 }));
    if (isForced) await rename(draft, file);
    else await placeDraft(draft, file);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

async function* csvLines<Each>(
  columns: Columns,
  rows: AsyncIterable<Each>,
  { cells }: Shapes<Each>,
): AsyncGenerator<string> {
  yield csvStart + csvLine(Object.values(columns));
  for await (const row of rows) yield csvLine(Object.values(pickColumns(columns, cells(row))));
}

async function* jsonLines<Each>(
  rows: AsyncIterable<Each>,
  { object }: Shapes<Each>,
): AsyncGenerator<string> {
  yield '[';
  let comma = '';
  for await (const row of rows) {
    yield `${comma}\n${toJson(object(row))}`;
    comma = ',';
  }
  yield '\n]\n';
}

export function pickColumns(columns: Columns, row: Row): Row {
  return Object.fromEntries(Object.keys(columns).map((name) => [name, row[name] ?? null]));
}

const chunkCharacters = 64 * 1024;

async function* inChunks(
  lines: AsyncIterable<string>,
  onChunk: () => void,
): AsyncGenerator<string> {
  let buffer = '';
  for await (const line of lines) {
    buffer += line;
    if (buffer.length < chunkCharacters) continue;
    yield buffer;
    buffer = '';
    onChunk();
  }
  yield buffer;
}
