import { clsx } from 'clsx';
import { EnquiryStep } from '../artwork/EnquiryStep.tsx';
import type { EnquiryStepName } from '../artwork/enquiry-step-names.ts';
import styles from './EnquirySteps.module.css';

export type EnquiryStepsProps = {
  heading: string;
  items: { drawing: EnquiryStepName; text: string }[];
  /** An example, on the drawn slip. */
  reference: string;
};

/** What happens to an enquiry, beside the form. */
export function EnquirySteps({ heading, items, reference }: EnquiryStepsProps) {
  return (
    <aside className={clsx('on-ink', styles.steps)} aria-labelledby="enquiry-steps">
      <h2 id="enquiry-steps">{heading}</h2>
      <ol>
        {items.map(({ drawing, text }) => (
          <li key={drawing}>
            <div>
              <EnquiryStep name={drawing} reference={reference} />
            </div>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
