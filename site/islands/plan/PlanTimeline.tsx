import { type Catalogue, type PlanLine, slugsOf } from '../../../contract/plan.ts';
import type { PlanTimeline as Timeline } from '../../../contract/plan-timeline.ts';
import type { PlanPage } from '../../schemas/plan-page.ts';
import { planIf } from '../plan-if.ts';
import styles from './PlanTimeline.module.css';

export type PlanTimelineProps = {
  /** Everything that can be planned. Bars of items that aren't have no width. */
  every: readonly PlanLine[];
  catalogue: Catalogue;
  conditions: ReadonlySet<string>;
  timeline: Timeline;
  words: PlanPage['timeline'];
};

/**
 * The jobs as bars, side by side and one after the other, on one scale. It is hidden from screen
 * readers, for which the text beside it says the same.
 */
export function PlanTimeline(props: PlanTimelineProps) {
  const { every, catalogue, conditions, timeline, words } = props;
  const bar = (item: string) => (
    <svg
      key={item}
      width={timeline.widths.get(item) ?? '0'}
      data-plan-bar={item}
      data-category={catalogue[slugsOf(item).service]?.category}
    />
  );
  const bars = every.map(({ item }) => bar(item));
  return (
    <div className={styles.timeline} aria-hidden="true" {...planIf('in-turn', conditions)}>
      <p>{words.together}</p>
      <div className={styles.chart}>
        <div className={styles.together}>{bars}</div>
        <div className={styles.end}>
          {bar('longest')}
          <span className="figure" data-plan-days="together" suppressHydrationWarning>
            {timeline.days}
          </span>
        </div>
      </div>
      <p>{words.inTurn}</p>
      <div className={styles.chart}>
        <div className={styles.inTurn}>{bars}</div>
        <span className="figure" data-plan-days="in-turn" suppressHydrationWarning>
          {timeline.daysInTurn}
        </span>
      </div>
      <p className={styles.notes} data-plan-time-notes suppressHydrationWarning>
        {timeline.notes}
      </p>
    </div>
  );
}
