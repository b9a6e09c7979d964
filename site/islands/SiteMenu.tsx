import { type ReactNode, useEffect, useRef } from 'react';
import { Chevron } from '../ui/Chevron.tsx';
import { MenuBars } from '../ui/MenuBars.tsx';
import { endPromoLine } from './end-promo-line.ts';
import { useIslandLive } from './island-live.ts';
import { useServicesPanel } from './use-services-panel.ts';

export type SiteMenuItem = {
  label: string;
  path: string;
  /** `page` where the item is this page, `true` where this page stands below it. */
  current?: 'page' | 'true' | undefined;
  hasPanel: boolean;
};

export type SiteMenuProps = {
  items: SiteMenuItem[];
  words: { menu: string; toggle: string };
  /** The Services panel, static. */
  children?: ReactNode;
};

const navId = 'site-nav';
const panelId = 'services-panel';

/**
 * Main menu: a row on large screens, a sheet (native popover) on small ones, and the Services panel.
 * Before it is live, links are links, the sheet opens natively and the panel by hovering.
 */
export function SiteMenu({ items, words, children }: SiteMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const panel = useServicesPanel(root);
  useIslandLive(root);
  useEffect(() => endPromoLine(root.current), []);
  return (
    <div ref={root} className="site-menu">
      <button
        type="button"
        className="menu-toggle icon-button"
        popoverTarget={navId}
        aria-label={words.toggle}
      >
        <MenuBars />
      </button>
      <nav id={navId} popover="auto" aria-label={words.menu} className="site-nav">
        <ul>
          {items.map(({ label, path, current, hasPanel }) => (
            <li key={path} {...(hasPanel ? panel.itemProps : {})}>
              <a
                href={path}
                aria-current={current}
                className="menu-link"
                {...(hasPanel ? { ...panel.triggerProps, 'aria-controls': panelId } : {})}
              >
                {label}
                {hasPanel && <Chevron />}
              </a>
              {hasPanel && (
                <div id={panelId} className="services-panel on-paper">
                  {children}
                </div>
              )}
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
