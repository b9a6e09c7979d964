import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { finished } from 'node:stream/promises';
import { fillWords } from '../../contract/fill-words.ts';
import type { Cli } from './cli.ts';
import { countPhrase } from './count-phrase.ts';
import { csvLine, csvStart } from './csv.ts';
import { toJson } from './plain-text.ts';
import type { ColumnName } from './staff-words.ts';

export type RowFile<Row> = {
  format: 'csv' | 'json';
  /** Standard output when there is none. */
  file: string | undefined;
  columns: readonly ColumnName[];
  value: (row: Row, column: ColumnName) => string | null;
};

/** Writes rows as they come, so that memory stays flat; a file appears only when it is whole. */
export async function writeRows<Row>(
  cli: Cli,
  rows: AsyncIterable<Row>,
  target: RowFile<Row>,
): Promise<number> {
  const { file } = target;
  if (file === undefined) return writeAll(cli, rows, target, cli.output.print);
  const draft = `${file}.draft`;
  const stream = createWriteStream(draft, { mode: 0o600 });
  const done = finished(stream);
  // The stream may fail while a row is still awaited; the error is thrown where it is awaited itself.
  done.catch(() => {});
  try {
    const count = await writeAll(cli, rows, target, async (text) => {
      if (!stream.write(text)) await Promise.race([drained(stream), done]);
    });
    stream.end();
    await done;
    await rename(draft, file);
    const written = countPhrase(cli.words, 'rows', count);
    cli.output.note(fillWords(cli.words.messages.exported, { rows: written, file }));
    return count;
  } catch (error) {
    stream.destroy();
    await rm(draft, { force: true });
    throw error;
  }
}

async function writeAll<Row>(
  cli: Cli,
  rows: AsyncIterable<Row>,
  target: RowFile<Row>,
  write: (text: string) => Promise<void>,
): Promise<number> {
  const { columns, format } = target;
  let count = 0;
  let buffer =
    format === 'csv' ? csvStart + csvLine(columns.map((c) => cli.words.columns[c])) : '[';
  for await (const row of rows) {
    const values = columns.map((column) => target.value(row, column));
    if (format === 'csv') buffer += csvLine(values);
    else buffer += `${count === 0 ? '' : ','}\n${rowJson(columns, values)}`;
    count += 1;
    if (buffer.length < chunkLetters) continue;
    await write(buffer);
    buffer = '';
    cli.output.progress(countPhrase(cli.words, 'rows', count));
  }
  await write(format === 'csv' ? buffer : `${buffer}\n]\n`);
  return count;
}

const chunkLetters = 64 * 1024;

function rowJson(columns: readonly string[], values: readonly (string | null)[]): string {
  return toJson(Object.fromEntries(columns.map((column, at) => [column, values[at]])));
}

function drained(stream: NodeJS.WritableStream): Promise<void> {
  return new Promise((resolve) => stream.once('drain', resolve));
}
