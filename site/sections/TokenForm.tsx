import { Button } from '../ui/Button.tsx';
import styles from './TokenForm.module.css';

export type TokenFormProps = { action: string; button: string };

/**
 * A button that posts a token, which the server fills in. Opening the emailed link alone changes
 * nothing.
 */
export function TokenForm({ action, button }: TokenFormProps) {
  return (
    <form method="post" action={action} className={styles.form}>
      <input type="hidden" name="token" defaultValue="" />
      <Button type="submit">{button}</Button>
    </form>
  );
}
