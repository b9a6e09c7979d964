import { clsx } from 'clsx';
import { HeroScene } from '../../artwork/HeroScene.tsx';
import type { HeroSlots } from './hero-slots.ts';
import styles from './ManuscriptHero.module.css';

/**
 * Copywriting: a marked-up manuscript. The headline is its first line, the promise a note in the
 * margin.
 */
export function ManuscriptHero({ trail, headline, points, act, scene }: HeroSlots) {
  return (
    <div className={styles.desk}>
      <div className={clsx('wrap', styles.grid)}>
        <div className={styles.sheet}>
          {trail}
          {headline}
          {act}
        </div>
        <div className={styles.notes}>{points}</div>
        <HeroScene name={scene} className={styles.leaf} />
      </div>
    </div>
  );
}
