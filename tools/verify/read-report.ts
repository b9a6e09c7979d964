import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { z } from 'zod';
import { root } from '../run.ts';

/** How many lines of a failure's message are shown. The runner has already printed all of them. */
const shownLines = 12;

/** A runner's results. Each failure is a test's name and its first message. */
export type Outcome = { passed: number; failures: string[] };

const vitestReport = z.object({
  numPassedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({
          status: z.string(),
          fullName: z.string(),
          failureMessages: z.array(z.string()),
        }),
      ),
    }),
  ),
});

const spec = z.object({
  title: z.string(),
  file: z.string(),
  ok: z.boolean(),
  tests: z.array(
    z.object({
      results: z.array(z.object({ error: z.object({ message: z.string() }).optional() })),
    }),
  ),
});

const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), flaky: z.number() }),
  get suites() {
    return z.array(suite);
  },
});

const suite = z.object({
  specs: z.array(spec),
  get suites() {
    return z.array(suite).optional();
  },
});

/** Reads the report of Vitest's `json` reporter; undefined if it is incomplete. */
export async function readVitestReport(file: string): Promise<Outcome | undefined> {
  const report = await read(file, vitestReport);
  return (
    report && {
      passed: report.numPassedTests,
      failures: report.testResults.flatMap((tested) =>
        tested.assertionResults
          .filter(({ status }) => status === 'failed')
          .map(({ fullName, failureMessages }) =>
            describe(`${relative(root, tested.name)} › ${fullName}`, failureMessages[0]),
          ),
      ),
    }
  );
}

/** Reads the report of Playwright's `json` reporter. A test that passes when retried has passed. */
export async function readPlaywrightReport(file: string): Promise<Outcome | undefined> {
  const report = await read(file, playwrightReport);
  return (
    report && {
      passed: report.stats.expected + report.stats.flaky,
      failures: report.suites
        .flatMap(specsOf)
        .filter(({ ok }) => !ok)
        .map(({ file: tested, title, tests }) => {
          const errors = tests.flatMap(({ results }) => results.map(({ error }) => error?.message));
          return describe(
            `${tested} › ${title}`,
            errors.find((message) => message),
          );
        }),
    }
  );
}

function specsOf(tested: z.infer<typeof suite>): z.infer<typeof spec>[] {
  return [...tested.specs, ...(tested.suites ?? []).flatMap(specsOf)];
}

function describe(name: string, message = 'no message'): string {
  const lines = stripVTControlCharacters(message).split('\n');
  return [name, ...lines.slice(0, shownLines)].join('\n    ');
}

async function read<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return undefined;
  }
}
