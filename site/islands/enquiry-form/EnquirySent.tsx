import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { fillWords } from '../../../contract/fill-words.ts';
import type { FormWords } from '../../../contract/form-words.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './EnquirySent.module.css';

export type EnquirySentProps = {
  reference: string;
  words: FormWords['enquiry']['status'];
  onAnother: () => void;
};

/** The confirmation that takes the form's place, and the focus. */
export function EnquirySent({ reference, words, onAnother }: EnquirySentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div role="status" className={styles.sent}>
      <h3 ref={heading} tabIndex={-1}>
        {words.sent}
      </h3>
      <p className={clsx(styles.reference, 'tabular')} translate="no">
        {fillWords(words.reference, { reference })}
      </p>
      <Button look="quiet" small className={styles.another} onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}
