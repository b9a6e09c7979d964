import { useEffect, useState } from 'react';
import type { PlanPage } from '../../schemas/plan-page.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './PlanShare.module.css';

export type PlanShareProps = { words: PlanPage['ledger']; path: string };

/** Takes the plan to somebody else: by a link, or on paper. */
export function PlanShare({ words, path }: PlanShareProps) {
  const [message, setMessage] = useState('');
  useEffect(() => {
    if (message === '') return;
    const timer = setTimeout(() => setMessage(''), 8000);
    return () => clearTimeout(timer);
  }, [message]);
  const copy = () =>
    navigator.clipboard.writeText(new URL(path, location.href).href).then(
      () => setMessage(words.copied),
      () => setMessage(words.copyFailed),
    );
  return (
    <div className={styles.share}>
      <Button look="link" onClick={copy}>
        {words.copy}
      </Button>
      <Button look="link" onClick={() => print()}>
        {words.print}
      </Button>
      <p role="status">
        <span key={message}>{message}</span>
      </p>
    </div>
  );
}
