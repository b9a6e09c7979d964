import { BandImage } from '../artwork/BandImage.tsx';
import type { BandName } from '../artwork/band-names.ts';
import { SceneImage } from '../artwork/SceneImage.tsx';
import type { SceneName } from '../artwork/scene-names.ts';
import type { CategoryId } from '../schemas/common.ts';
import { Art } from '../ui/Art.tsx';
import { Go } from '../ui/Go.tsx';
import styles from './StripCard.module.css';

export type StripCardProps = {
  title: string;
  text: string;
  path: string;
  link: string;
  scene: SceneName;
  /** A drawing on the category's colour, instead of the scene. */
  drawing?: { name: BandName; category: CategoryId } | undefined;
  /**
   * The card is a copy. It can be clicked, but is hidden from keyboards and assistive technology.
   */
  isCopy?: boolean;
};

export function StripCard(props: StripCardProps) {
  const { title, text, path, link, scene, drawing, isCopy = false } = props;
  return (
    <a
      href={path}
      data-slide=""
      className={styles.card}
      {...(isCopy && { 'aria-hidden': true, tabIndex: -1 })}
    >
      {drawing ? (
        <div className={styles.drawing} data-category={drawing.category}>
          <BandImage name={drawing.name} />
        </div>
      ) : (
        <Art className={styles.art}>
          <SceneImage name={scene} />
        </Art>
      )}
      <h3>{title}</h3>
      <p className="soft">{text}</p>
      <Go label={link} className={styles.go} />
    </a>
  );
}
