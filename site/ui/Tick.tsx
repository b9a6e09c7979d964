import styles from './Tick.module.css';

export type TickProps = { onInk?: boolean };

export function Tick({ onInk = false }: TickProps) {
  return (
    <svg viewBox="0 0 24 24" className={styles.tick} aria-hidden="true">
      <circle
        cx="12"
        cy="12"
        r="12"
        fill={onInk ? 'var(--color-accent)' : 'var(--color-sourcing-field)'}
      />
      <path
        d="M6.5 12.5l3.6 3.6 7.4-8"
        fill="none"
        stroke={onInk ? 'var(--color-ink)' : 'var(--color-success)'}
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
