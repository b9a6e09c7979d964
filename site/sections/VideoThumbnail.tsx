import { SceneImage } from '../artwork/SceneImage.tsx';
import type { SceneName } from '../artwork/scene-names.ts';
import styles from './VideoThumbnail.module.css';

export type VideoThumbnailProps = {
  /** For example "Play the video: How an order moves". */
  label: string;
  play: string;
  note: string;
  scene: SceneName;
};

/** A picture with a large play icon, used inside a link to a video. */
export function VideoThumbnail({ label, play, note, scene }: VideoThumbnailProps) {
  return (
    <>
      <span className={styles.picture}>
        <SceneImage name={scene} />
      </span>
      <span className={styles.play}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M7 4.5v15l12-7.5z"
            fill="currentColor"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinejoin="round"
          />
        </svg>
        <span>
          <b aria-hidden="true" className={styles.words}>
            {play}
          </b>
          <span className="sr-only">{label}</span>
          <span className={styles.note}>{note}</span>
        </span>
      </span>
    </>
  );
}
