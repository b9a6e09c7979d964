import styles from './Honeypot.module.css';

export type HoneypotProps = { id: string; name: string; label: string };

/** A field that people can't see or reach. Only bots fill it in. */
export function Honeypot({ id, name, label }: HoneypotProps) {
  return (
    <div className={styles.honeypot} aria-hidden="true">
      <label htmlFor={id}>{label}</label>
      <input id={id} name={name} type="text" tabIndex={-1} autoComplete="off" />
    </div>
  );
}
