import { PauseIcon } from './PauseIcon.tsx';
import styles from './PauseToggle.module.css';

export type PauseToggleProps = {
  isPaused: boolean;
  words: { pause: string; play: string };
  onToggle: () => void;
};

/** A button that pauses and resumes movement. */
export function PauseToggle({ isPaused, words, onToggle }: PauseToggleProps) {
  return (
    <button type="button" className={styles.toggle} onClick={onToggle} data-replay="">
      <PauseIcon isPaused={isPaused} />
      {/* A translator may have changed the text, perhaps before hydration. */}
      <span key={String(isPaused)} suppressHydrationWarning>
        {isPaused ? words.play : words.pause}
      </span>
    </button>
  );
}
