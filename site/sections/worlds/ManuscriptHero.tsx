import { HeroScene } from '../../artwork/HeroScene.tsx';
import type { HeroSlots } from './hero-slots.ts';
import styles from './ManuscriptHero.module.css';

/** Copywriting: a marked-up manuscript. The headline is its first line, the benefits are notes on it. */
export function ManuscriptHero({ trail, headline, points, act, scene }: HeroSlots) {
  return (
    <div className={styles.desk}>
      <div className={`wrap ${styles.grid}`}>
        <div className={styles.sheet}>
          {trail}
          {headline}
          <div className={styles.notes}>{points}</div>
          {act}
        </div>
        <HeroScene name={scene} className={styles.leaf} />
      </div>
    </div>
  );
}
