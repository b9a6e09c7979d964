import { clsx } from 'clsx';
import { HeroScene } from '../../artwork/HeroScene.tsx';
import type { HeroSlots } from './hero-slots.ts';
import styles from './ManuscriptHero.module.css';

/**
 * Copywriting: a manuscript. Headline and lead are written on its lines. Beside it is a clipping
 * with the drawing and the price or list.
 */
export function ManuscriptHero({ trail, headline, parts, scene }: HeroSlots) {
  const { list, lead, buttons, price } = parts;
  return (
    <div className={styles.desk}>
      <div className={clsx('wrap', styles.grid)}>
        <div className={styles.sheet}>
          {trail}
          {headline}
          <div className={styles.text}>{lead}</div>
          <div>{buttons}</div>
        </div>
        <div className={styles.clipping}>
          <HeroScene name={scene} className={styles.leaf} />
          <div className={styles.slip}>
            {list}
            {price}
          </div>
        </div>
      </div>
    </div>
  );
}
