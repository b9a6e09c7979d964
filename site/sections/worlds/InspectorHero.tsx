import { clsx } from 'clsx';
import { HeroScene } from '../../artwork/HeroScene.tsx';
import { CodeView } from './CodeView.tsx';
import type { HeroSlots } from './hero-slots.ts';
import styles from './InspectorHero.module.css';
import { ViewSwitch } from './ViewSwitch.tsx';

/** Web development: a window that shows the page or its code. */
export function InspectorHero({ trail, headline, points, act, scene, views }: HeroSlots) {
  return (
    <div className={clsx('wrap', styles.window)}>
      <div className={clsx('on-ink', styles.bar)}>
        {trail}
        <ViewSwitch {...views} name="hero-view" />
      </div>
      <CodeView className={styles.words}>
        {headline}
        {points}
      </CodeView>
      <div className={styles.act}>{act}</div>
      <div className={styles.canvas}>
        <HeroScene name={scene} className={styles.board} />
      </div>
    </div>
  );
}
