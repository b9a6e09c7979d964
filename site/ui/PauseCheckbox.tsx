import { PauseIcon } from './PauseIcon.tsx';
import styles from './PauseToggle.module.css';

export type PauseCheckboxProps = { label: string };

/** Pauses CSS animations without JavaScript: their styles use `:has([data-pause]:checked)`. */
export function PauseCheckbox({ label }: PauseCheckboxProps) {
  return (
    <label className={styles.toggle}>
      <input type="checkbox" data-pause="" />
      <PauseIcon isPaused={false} />
      {label}
    </label>
  );
}
