import { useRef, useState } from 'react';
import { PauseIcon } from '../ui/PauseIcon.tsx';
import { useIslandLive } from './island-live.ts';

export type PauseButtonProps = {
  /** The id of the element whose animations stop while it carries `data-paused`. */
  controls: string;
  words: { pause: string; play: string };
};

/** Stops and restarts what a style moves. */
export function PauseButton({ controls, words }: PauseButtonProps) {
  const root = useRef<HTMLSpanElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  useIslandLive(root);
  const toggle = () => {
    document.getElementById(controls)?.toggleAttribute('data-paused', !isPaused);
    setIsPaused(!isPaused);
  };
  return (
    <span ref={root}>
      <button type="button" className="pause-button" onClick={toggle} data-replay="">
        <PauseIcon isPaused={isPaused} />
        <span key={String(isPaused)}>{isPaused ? words.play : words.pause}</span>
      </button>
    </span>
  );
}
