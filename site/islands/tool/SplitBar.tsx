import styles from './SplitBar.module.css';

export type SplitPart = {
  name: string;
  /** The amount, as shown in the legend. */
  shown: string;
  amount: number;
  /** `rest` is what matters, and `within` is drawn inside the end of the bar. */
  look: 'base' | 'base-2' | 'base-3' | 'rest' | 'within' | AddedLook;
};

/** Looks for costs on top of a base. Neighbours differ in hue and in lightness. */
export const addedLooks = [
  'added-1',
  'added-2',
  'added-3',
  'added-4',
  'added-5',
  'added-6',
] as const;
type AddedLook = (typeof addedLooks)[number];

/** A bar that is split in proportion to its parts, and a list of them. */
export function SplitBar({ parts }: { parts: readonly SplitPart[] }) {
  const whole = parts.reduce(
    (sum, { amount, look }) => (look === 'within' ? sum : sum + amount),
    0,
  );
  const percent = (amount: number) => `${((amount / whole) * 100).toFixed(2)}%`;
  if (whole === 0) return null;
  let end = 0;
  return (
    <div className={styles.split}>
      {/* The content security policy forbids inline styles, so the widths are attributes. */}
      <svg className={styles.bar} aria-hidden="true">
        {parts.map(({ name, amount, look }) => {
          const start = look === 'within' ? whole - amount : end;
          if (look !== 'within') end += amount;
          return (
            <rect
              key={name}
              data-look={look}
              x={percent(start)}
              width={percent(amount)}
              height="100%"
            />
          );
        })}
      </svg>
      <ul className={styles.legend}>
        {parts.map(({ name, shown, look }) => (
          <li key={name} data-look={look}>
            <span>{name}</span> <b>{shown}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}
