import { EnquiryStepImage } from '../artwork/EnquiryStepImage.tsx';
import type { EnquiryStepName } from '../artwork/enquiry-step-names.ts';
import styles from './EnquirySteps.module.css';

export type EnquiryStepsProps = {
  heading: string;
  items: { drawing: EnquiryStepName; name: string; text: string }[];
};

/** The steps that follow an enquiry, on one line below the form. */
export function EnquirySteps({ heading, items }: EnquiryStepsProps) {
  return (
    <div className={styles.steps}>
      <h2>{heading}</h2>
      <ol>
        {items.map(({ drawing, name, text }) => (
          <li key={drawing}>
            <EnquiryStepImage name={drawing} />
            <p>
              <b>{name}</b> {text}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
