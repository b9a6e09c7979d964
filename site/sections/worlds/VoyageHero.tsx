import { clsx } from 'clsx';
import { HeroScene } from '../../artwork/HeroScene.tsx';
import { Chip } from '../../ui/Chip.tsx';
import type { HeroSlots } from './hero-slots.ts';
import styles from './VoyageHero.module.css';

/** Sourcing: a voyage from left to right with the benefits as ports of call. */
export function VoyageHero({ trail, headline, points, parts, scene }: HeroSlots) {
  return (
    <div className={styles.chart}>
      <div className={clsx('wrap', styles.grid)}>
        <div className={styles.words}>
          {trail}
          {parts.eyebrow && <Chip label={parts.eyebrow} className={styles.eyebrow} />}
          {headline}
        </div>
        <div className={styles.ports}>{points}</div>
        <div className={styles.act}>{parts.plainButtons}</div>
        {parts.price && <div className={styles.price}>{parts.price}</div>}
        <HeroScene name={scene} className={styles.shore} />
      </div>
    </div>
  );
}
