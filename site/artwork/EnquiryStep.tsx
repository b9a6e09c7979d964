import type { ComponentType } from 'react';
import type { EnquiryStepName } from './enquiry-step-names.ts';
import { FirstDay } from './enquiry-steps/FirstDay.tsx';
import { QuoteSheet } from './enquiry-steps/QuoteSheet.tsx';
import { ReferenceSlip } from './enquiry-steps/ReferenceSlip.tsx';
import { ReplyLetter } from './enquiry-steps/ReplyLetter.tsx';
import styles from './Scene.module.css';

export type EnquiryStepProps = {
  name: EnquiryStepName;
  /** The reference on the slip, such as GH-7K3M-Q2XA. */
  reference: string;
};

/** A small drawing of a step that an enquiry takes, inline, for decoration. */
export function EnquiryStep({ name, reference }: EnquiryStepProps) {
  const Drawing = drawings[name];
  return (
    <svg className={styles.scene} viewBox="0 0 144 112" aria-hidden="true">
      <Drawing reference={reference} />
    </svg>
  );
}

const drawings: Record<EnquiryStepName, ComponentType<{ reference: string }>> = {
  reference: ReferenceSlip,
  reply: ReplyLetter,
  quote: QuoteSheet,
  start: FirstDay,
};
