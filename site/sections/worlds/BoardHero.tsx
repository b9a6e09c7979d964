import { clsx } from 'clsx';
import { HeroScene } from '../../artwork/HeroScene.tsx';
import styles from './BoardHero.module.css';
import type { HeroSlots } from './hero-slots.ts';

/** Amazon PPC: a campaign board with headline, benefits, buttons and scene in separate cells. */
export function BoardHero({ trail, headline, points, parts, scene }: HeroSlots) {
  return (
    <div className={clsx('wrap', styles.board)}>
      <div className={styles.bar}>{trail}</div>
      <div className={styles.promise}>{headline}</div>
      <div className={styles.act}>
        {points}
        {parts.buttons}
      </div>
      {parts.price && <div className={styles.price}>{parts.price}</div>}
      <HeroScene name={scene} className={styles.chart} />
    </div>
  );
}
