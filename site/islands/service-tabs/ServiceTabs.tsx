import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import type { CategoryId } from '../../schemas/common.ts';
import { Dot } from '../../ui/Dot.tsx';
import { useIslandLive } from '../island-live.ts';
import { isForBrowser } from '../keys.ts';
import styles from './ServiceTabs.module.css';

export type ServiceTab = { id: string; label: string; category: CategoryId };

export type ServiceTabsProps = {
  label: string;
  tabs: ServiceTab[];
  /** The content of each tab, in the slots `panel1`, `panel2` and so on. */
  [panel: `panel${number}`]: ReactNode;
};

/** The service explorer. One tab is always active, initially the first. */
export function ServiceTabs({ label, tabs, ...panels }: ServiceTabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(tabs[0]?.id);
  useIslandLive(root);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isForBrowser(event)) return;
    const from = tabs.findIndex(({ id }) => id === active);
    const to = keyTarget(event.key, from, tabs.length) ?? -1;
    const tab = tabs[to];
    const button = event.currentTarget.children[to];
    if (!tab || !(button instanceof HTMLElement)) return;
    event.preventDefault();
    setActive(tab.id);
    button.focus();
    bringToMiddle(button);
  };

  return (
    <div ref={root} className={styles.explorer}>
      <div className={styles.tabs} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: name, category }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            data-category={category}
            aria-selected={id === active}
            aria-controls={`panel-${id}`}
            tabIndex={id === active ? 0 : -1}
            onClick={({ currentTarget }) => {
              setActive(id);
              bringToMiddle(currentTarget);
            }}
            data-replay=""
          >
            <Dot className={styles.dot} />
            {/* A translator may have changed the text before hydration. */}
            <span suppressHydrationWarning>{name}</span>
          </button>
        ))}
      </div>
      <div className={styles.panels}>
        {tabs.map(({ id, category }, index) => (
          <div
            key={id}
            id={`panel-${id}`}
            role="tabpanel"
            aria-labelledby={`tab-${id}`}
            className={styles.panel}
            data-category={category}
            hidden={id !== active}
          >
            {panels[`panel${index + 1}`]}
          </div>
        ))}
      </div>
    </div>
  );
}

/** Scrolls the row of tabs, which is scrollable on phones, until this tab is in the middle. */
function bringToMiddle(tab: HTMLElement): void {
  const row = tab.parentElement;
  if (row) row.scrollLeft += middle(tab) - middle(row);
}

function middle(element: Element): number {
  const { left, width } = element.getBoundingClientRect();
  return left + width / 2;
}

function keyTarget(key: string, from: number, count: number): number | undefined {
  if (key === 'ArrowDown' || key === 'ArrowRight') return (from + 1) % count;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}
