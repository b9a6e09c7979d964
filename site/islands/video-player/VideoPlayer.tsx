import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useIslandLive } from '../island-live.ts';
import { isPlainClick } from '../keys.ts';
import styles from './VideoPlayer.module.css';

export type VideoPlayerProps = {
  /** The player's URL without autoplay. It is only requested when the link is pressed. */
  url: string;
  title: string;
  /** The static thumbnail. */
  children?: ReactNode;
};

/** A link to the video. Pressing it replaces the link with the embedded player. */
export function VideoPlayer({ url, title, children }: VideoPlayerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  useIslandLive(root);
  const play = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    setIsPlaying(true);
  };
  return (
    <div ref={root} className={styles.frame} data-replay="">
      {isPlaying ? (
        <iframe
          src={`${url}?autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture"
          allowFullScreen
          ref={(frame) => frame?.focus()}
        />
      ) : (
        <a href={url} onClick={play}>
          {children}
        </a>
      )}
    </div>
  );
}
