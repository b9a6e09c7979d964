import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { RisingLine } from '../artwork/motif/RisingLine.tsx';
import type { CategoryId } from '../schemas/common.ts';
import { useIslandLive } from './island-live.ts';
import { isForBrowser } from './keys.ts';

export type ServiceTab = { id: string; label: string; category: CategoryId };

export type ServiceTabsProps = {
  label: string;
  tabs: ServiceTab[];
  /** The static panels, `#panel-<id>` each. */
  children?: ReactNode;
};

/** The service explorer: exactly one of its tabs is active, at first the first. */
export function ServiceTabs({ label, tabs, children }: ServiceTabsProps) {
  const root = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState(tabs[0]?.id);
  useIslandLive(root);

  useEffect(() => {
    for (const { id } of tabs) {
      const panel = document.getElementById(`panel-${id}`);
      if (panel) panel.hidden = id !== active;
    }
  }, [tabs, active]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isForBrowser(event)) return;
    const from = tabs.findIndex(({ id }) => id === active);
    const to = keyTarget(event.key, from, tabs.length);
    const tab = tabs[to ?? -1];
    if (!tab) return;
    event.preventDefault();
    setActive(tab.id);
    const button = document.getElementById(`tab-${tab.id}`);
    button?.focus();
    if (button) bringToMiddle(button);
  };

  return (
    <div ref={root} className="explorer">
      <div className="explorer-tabs" role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {tabs.map(({ id, label: name, category }) => (
          <button
            key={id}
            id={`tab-${id}`}
            type="button"
            role="tab"
            className={`category-${category}`}
            aria-selected={id === active}
            aria-controls={`panel-${id}`}
            tabIndex={id === active ? 0 : -1}
            onClick={({ currentTarget }) => {
              setActive(id);
              bringToMiddle(currentTarget);
            }}
            data-replay=""
          >
            <i className="dot" />
            {name}
            <RisingLine course="short" strokeWidth={4} />
          </button>
        ))}
      </div>
      <div className="explorer-panels">{children}</div>
    </div>
  );
}

/** On a phone the tabs are a row that scrolls. */
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
