import { clsx } from 'clsx';
import styles from './OrderNote.module.css';

export type OrderNoteProps = { text?: string | undefined; className?: string | undefined };

/** The small line under an order button. */
export function OrderNote({ text, className }: OrderNoteProps) {
  if (!text) return null;
  return (
    <p className={clsx('soft', styles.note, className)} data-pagefind-ignore>
      {text}
    </p>
  );
}
