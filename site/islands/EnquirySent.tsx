import { useEffect, useRef } from 'react';
import { fillWords } from '../../contract/fill-words.ts';
import type { FormWords } from '../../contract/form-words.ts';

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
    <div role="status" className="enquiry-sent">
      <h3 ref={heading} tabIndex={-1}>
        {words.sent}
      </h3>
      <p className="mt-4 font-semibold tabular" translate="no">
        {fillWords(words.reference, { reference })}
      </p>
      <button type="button" className="button button-quiet button-small mt-6" onClick={onAnother}>
        {words.another}
      </button>
    </div>
  );
}
