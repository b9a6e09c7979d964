import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { Chevron } from '../../ui/Chevron.tsx';
import { IconButton } from '../../ui/IconButton.tsx';
import { useIslandLive } from '../island-live.ts';
import { MenuBars } from './MenuBars.tsx';
import styles from './SiteMenu.module.css';
import { useServicesPanel } from './use-services-panel.ts';

export type SiteMenuItem = {
  label: string;
  path: string;
  /** `page` if the link leads to this page, `true` if this page is below the linked one. */
  current?: 'page' | 'true' | undefined;
  hasPanel?: boolean;
  /** Only in the small menu, because the header of large screens has a link of its own. */
  isSmall?: boolean;
};

export type SiteMenuProps = {
  items: SiteMenuItem[];
  words: { menu: string; toggle: string };
  /** The static content of the Services panel. An element with `data-close-panel` closes it. */
  children?: ReactNode;
  /** Static links below the menu on small screens. */
  foot?: ReactNode;
};

const navId = 'site-nav';
const panelId = 'services-panel';

/**
 * The main menu: a row on large screens, a sheet (native popover) on small screens, and the
 * Services panel. It works before hydration: links work, the sheet opens natively and the
 * panel opens on hover.
 */
export function SiteMenu({ items, words, children, foot }: SiteMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const { isOpen, navProps, itemProps, triggerProps, panelProps } = useServicesPanel();
  useIslandLive(root);
  return (
    <div ref={root} className={styles.menu}>
      <IconButton className={styles.toggle} popoverTarget={navId} aria-label={words.toggle}>
        <MenuBars />
      </IconButton>
      <nav id={navId} popover="auto" aria-label={words.menu} className={styles.nav} {...navProps}>
        <ul>
          {items.map(({ label, path, current, hasPanel, isSmall }) =>
            hasPanel ? (
              <li key={path} data-panel={isOpen ? 'open' : 'closed'} {...itemProps}>
                <a
                  href={path}
                  className={styles.link}
                  aria-current={current}
                  aria-controls={panelId}
                  {...triggerProps}
                >
                  {label}
                  <Chevron className={styles.chevron} />
                </a>
                <div id={panelId} className={clsx('on-paper', styles.panel)} {...panelProps}>
                  {children}
                </div>
              </li>
            ) : (
              <li key={path} data-small={isSmall}>
                <a href={path} className={styles.link} aria-current={current}>
                  {label}
                </a>
              </li>
            ),
          )}
        </ul>
        <div className={styles.foot}>{foot}</div>
      </nav>
    </div>
  );
}
