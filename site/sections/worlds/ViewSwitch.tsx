import styles from './ViewSwitch.module.css';

/** The labels of the switch between a page and its code. */
export type ViewWords = { label: string; page: string; code: string };

export type ViewSwitchProps = ViewWords & { name: string };

/** Two radio buttons, page and code, which control CodeView. */
export function ViewSwitch({ name, label, page, code }: ViewSwitchProps) {
  return (
    <fieldset className={styles.views}>
      <legend className="sr-only">{label}</legend>
      <label>
        <input type="radio" name={name} value="page" defaultChecked />
        {page}
      </label>
      <label>
        <input type="radio" name={name} value="code" />
        {code}
      </label>
    </fieldset>
  );
}
