import type { MouseEvent, Ref } from 'react';
import styles from './ErrorSummary.module.css';

export type ErrorSummaryProps = {
  heading?: string;
  /** `field` is the id of the field's control. */
  errors?: readonly { field: string; message: string }[];
  onSelect?: (field: string, event: MouseEvent) => void;
  ref?: Ref<HTMLDivElement>;
};

/** Hidden until a form has errors, when it takes focus. The server can fill it in too. */
export function ErrorSummary({ heading = '', errors = [], onSelect, ref }: ErrorSummaryProps) {
  return (
    <div
      ref={ref}
      className={styles.summary}
      data-error-summary=""
      role="alert"
      tabIndex={-1}
      hidden={errors.length === 0}
    >
      <p className={styles.heading} data-error-heading="">
        {errors.length > 0 && heading}
      </p>
      <ul data-error-list="">
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => onSelect?.(field, event)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
