import styles from './Choice.module.css';

export type ChoiceRadioProps = {
  name: string;
  id: string;
  label: string;
  /** The number of results. */
  count?: number;
  isFirst?: boolean;
};

/** A pill that selects one of several options on this page, without JavaScript. */
export function ChoiceRadio({ name, id, label, count, isFirst = false }: ChoiceRadioProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} id={id} defaultChecked={isFirst} />
      {label} {count !== undefined && <span>{count}</span>}
    </label>
  );
}
