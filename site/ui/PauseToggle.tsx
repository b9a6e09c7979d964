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
      {/* A translator may have changed the text, even before hydration. */}
      <span key={String(isPaused)} suppressHydrationWarning>
        {isPaused ? words.play : words.pause}
      </span>
    </button>
  );
}
