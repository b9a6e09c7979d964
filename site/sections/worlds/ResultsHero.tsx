import { clsx } from 'clsx';
import { HeroScene } from '../../artwork/HeroScene.tsx';
import { Lens } from '../../ui/Lens.tsx';
import type { HeroSlots } from './hero-slots.ts';
import styles from './ResultsHero.module.css';

/**
 * SEO: a results page. The breadcrumb is the search query, and the headline is the first result. On
 * a page without a list of benefits, the headline and picture are larger.
 */
export function ResultsHero({ trail, headline, points, act, parts, scene }: HeroSlots) {
  return (
    <div className={clsx('wrap', styles.page, !parts.list && styles.large)}>
      <div className={styles.search}>
        {trail}
        <span className={styles.lens} aria-hidden="true">
          <Lens />
        </span>
      </div>
      {headline}
      <div>
        {points}
        {act}
      </div>
      <HeroScene name={scene} className={styles.panel} />
    </div>
  );
}
