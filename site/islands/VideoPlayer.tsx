import { type MouseEvent, type ReactNode, useRef, useState } from 'react';
import { useIslandLive } from './island-live.ts';

export type VideoPlayerProps = {
  /** The player's address, without autoplay. Requested on a press, never before. */
  url: string;
  title: string;
  /** The static thumbnail, a link to the video. */
  children?: ReactNode;
};

/** A thumbnail that a press replaces with the embedded player, once and for good. */
export function VideoPlayer({ url, title, children }: VideoPlayerProps) {
  const root = useRef<HTMLDivElement>(null);
  const [isPlaying, setIsPlaying] = useState(false);
  useIslandLive(root);
  const play = (event: MouseEvent) => {
    event.preventDefault();
    setIsPlaying(true);
  };
  return (
    <div ref={root} className="video-frame">
      {isPlaying ? (
        <iframe
          src={`${url}?autoplay=1`}
          title={title}
          allow="autoplay; encrypted-media; picture-in-picture"
          allowFullScreen
          ref={(frame) => frame?.focus()}
        />
      ) : (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the press comes from the link inside
        // biome-ignore lint/a11y/noStaticElementInteractions: the press comes from the link inside
        <div onClick={play} data-replay="">
          {children}
        </div>
      )}
    </div>
  );
}
