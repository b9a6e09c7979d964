import { useEffect, useRef } from 'react';
import { fillWords } from '../../../contract/fill-words.ts';
import type { FormWords } from '../../../contract/form-words.ts';
import type { PlanWords } from '../../../contract/plan-text.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './EnquirySent.module.css';
import { SentLines } from './SentLines.tsx';
import type { SentEnquiry } from './use-enquiry.ts';

export type EnquirySentProps = {
  sent: SentEnquiry;
  words: FormWords['enquiry']['status'];
  plan: PlanWords;
  vat: string;
  /** The offers that apply to the lines. */
  offers: readonly string[];
  onAnother: () => void;
};

/** The confirmation. It replaces the form and takes focus. */
export function EnquirySent({ sent, words, plan, vat, offers, onAnother }: EnquirySentProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [before, after] = words.reference.split('{reference}');
  useEffect(() => {
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, []);
  return (
    <div role="status" className={styles.sent}>
      <h2 ref={heading} tabIndex={-1}>
        {words.sent}
      </h2>
      <p className={styles.reference} translate="no">
        {before}
        <b className="figure">{sent.reference}</b>
        {after}
      </p>
      {sent.lines.length > 0 && <SentLines lines={sent.lines} words={plan} {...{ vat, offers }} />}
      <p className={styles.next}>{fillWords(words.next, { address: sent.address })}</p>
      <Button look="quiet" small className={styles.another} onClick={onAnother}>
        {words.another}
      </Button>
    </div>
  );
}
