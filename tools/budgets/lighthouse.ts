import lighthouse, { type RunnerResult } from 'lighthouse';

type Result = RunnerResult['lhr'];

export type Lighthouse = {
  /** The four scores, 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /** Largest paint and blocking time, in milliseconds; layout shift. */
  lcp: number;
  tbt: number;
  cls: number;
};

/**
 * Lighthouse's figures for a phone: the median of some runs, each figure for itself. Where they are
 * not good enough, twice as many runs follow and the median of all counts, since one run in some is
 * disturbed by the machine.
 */
export async function measureLighthouse(
  address: string,
  port: number,
  runs: number,
  isGood: (figures: Lighthouse) => boolean = () => true,
): Promise<Lighthouse> {
  const all: Lighthouse[] = [];
  const run = async (times: number) => {
    for (let time = 0; time < times; time += 1) all.push(await once(address, port));
    return medians(all);
  };
  const figures = await run(runs);
  return isGood(figures) ? figures : run(2 * runs);
}

function medians(all: readonly Lighthouse[]): Lighthouse {
  const median = (key: keyof Lighthouse) =>
    all.map((each) => each[key]).sort((one, other) => one - other)[Math.floor(all.length / 2)] ?? 0;
  return {
    performance: median('performance'),
    accessibility: median('accessibility'),
    bestPractices: median('bestPractices'),
    seo: median('seo'),
    lcp: median('lcp'),
    tbt: median('tbt'),
    cls: median('cls'),
  };
}

/** On a busy machine the browser's trace sometimes comes back empty; that run does not count. */
const TRIES = 3;

async function once(address: string, port: number): Promise<Lighthouse> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const result = await lighthouse(address, { port, logLevel: 'error', output: 'json' });
    if (result && !result.lhr.runtimeError) return figures(result.lhr);
  }
  throw new Error(`Lighthouse gave no answer for ${address}.`);
}

function figures({ categories, audits }: Result): Lighthouse {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
  };
}
