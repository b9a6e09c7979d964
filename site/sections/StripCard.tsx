import { SceneImage } from '../artwork/SceneImage.tsx';
import type { SceneName } from '../artwork/scene-names.ts';
import { Art } from '../ui/Art.tsx';
import { Go } from '../ui/Go.tsx';
import styles from './StripCard.module.css';

export type StripCardProps = {
  title: string;
  text: string;
  path: string;
  link: string;
  scene: SceneName;
  /**
   * The card is a copy. It can be clicked, but is hidden from keyboards and assistive technology.
   */
  isCopy?: boolean;
};

export function StripCard({ title, text, path, link, scene, isCopy = false }: StripCardProps) {
  return (
    <a
      href={path}
      data-slide=""
      className={styles.card}
      {...(isCopy && { 'aria-hidden': true, tabIndex: -1 })}
    >
      <Art className={styles.art}>
        <SceneImage name={scene} />
      </Art>
      <h3>{title}</h3>
      <p className="soft">{text}</p>
      <Go label={link} className={styles.go} />
    </a>
  );
}
