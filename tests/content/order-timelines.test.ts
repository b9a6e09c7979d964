import { expect, test } from 'vitest';
import { orderTimelines } from '../../site/lib/order-timeline.ts';
import { tierSet } from '../../site/schemas/pricing.ts';
import { content, prices, there, ui } from './today.ts';

const sets = content.pricing.map(({ slug, data }) => [slug, data] as const);

test.each(sets)('each timeline in %s runs from day 1 to delivery without a gap', (_, set) => {
  const timelines = orderTimelines(set, prices.timeline, ui);
  for (const { id, steps } of timelines) {
    const { delivery } = there(set.tiers.find((tier) => tier.id === id));
    expect(delivery.kind === 'days' && delivery.days).toBe(steps.at(-1)?.to);
    for (const [index, { from, to }] of steps.entries()) {
      expect(from).toBe((steps[index - 1]?.to ?? 0) + 1);
      expect(to).toBeGreaterThanOrEqual(from);
    }
  }
});

test.each([
  ['a day after delivery', [{ until: 1 }, { until: 10 }, {}], 'write a day from 2 to 9'],
  ['a day before the one above', [{ until: 4 }, { until: 3 }, {}], 'write a day from 5 to 9'],
  ['no day left for the last step', [{ until: 9 }, { until: 9 }, {}], 'remove a step or'],
  ['a step without a day', [{ until: 4 }, {}, {}], 'write a day from 5 to 9'],
  ['a last step with a day', [{ until: 1 }, { until: 4 }, { until: 9 }], 'remove it'],
])('%s is rejected', (_, days, fix) => {
  const [, set] = there(sets[0]);
  const [tier] = set.tiers;
  const delivery = { kind: 'days', days: 10 };
  const timeline = days.map((day) => ({ ...day, who: 'us', text: 'work.' }));
  const result = tierSet.safeParse({
    ...set,
    tiers: [{ ...tier, delivery, timeline }, ...set.tiers.slice(1)],
  });
  expect(result.error?.issues.map(({ message }) => message).join()).toContain(fix);
});
