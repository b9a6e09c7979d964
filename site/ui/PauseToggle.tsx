import { PauseIcon } from './PauseIcon.tsx';
import styles from './PauseToggle.module.css';

export type PauseToggleProps = {
  isPaused: boolean;
  words: { pause: string; play: string };
  onToggle: () => void;
};

/** Stops and restarts what moves. */
export function PauseToggle({ isPaused, words, onToggle }: PauseToggleProps) {
  return (
    <button type="button" className={styles.toggle} onClick={onToggle} data-replay="">
      <PauseIcon isPaused={isPaused} />
      {/* An element of its own, because a translator may have taken the text's place. */}
      <span key={String(isPaused)}>{isPaused ? words.play : words.pause}</span>
    </button>
  );
}
