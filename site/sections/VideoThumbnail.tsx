import { Scene } from '../artwork/Scene.tsx';
import type { SceneName } from '../artwork/scene-names.ts';

export type VideoThumbnailProps = {
  href: string;
  /** "Play the video: How an order moves". */
  label: string;
  play: string;
  note: string;
  scene: SceneName;
};

/** A picture and a large play sign; without script a link to the video. */
export function VideoThumbnail({ href, label, play, note, scene }: VideoThumbnailProps) {
  return (
    <a href={href} className="video-thumbnail">
      <Scene name={scene} />
      <span className="video-play">
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
          <b aria-hidden="true" className="hidden md:inline">
            {play}
          </b>
          <span className="sr-only">{label}</span>
          <span className="hidden text-small md:block">{note}</span>
        </span>
      </span>
    </a>
  );
}
