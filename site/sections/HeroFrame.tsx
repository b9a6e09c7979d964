import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { HeroScene } from '../artwork/HeroScene.tsx';
import type { SceneName } from '../artwork/scene-names.ts';
import type { CategoryId } from '../schemas/common.ts';
import styles from './HeroFrame.module.css';

export type HeroFrameProps = {
  category?: CategoryId;
  scene?: SceneName;
  /** Pictures that replace the scene. */
  pictures?: ReactNode;
  className?: string | undefined;
  /** The headline, text and buttons. */
  children?: ReactNode;
};

/** The top of a page, with text on the left and a scene on the right. */
export function HeroFrame({ category, scene, pictures, className, children }: HeroFrameProps) {
  return (
    <section className={clsx(styles.hero, className)} data-category={category}>
      <div className={clsx('wrap', styles.grid)}>
        <div className={styles.text}>{children}</div>
      </div>
      {scene ? <HeroScene name={scene} /> : pictures}
    </section>
  );
}
