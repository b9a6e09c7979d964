import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { ErrorMessage } from './ErrorMessage.tsx';
import styles from './Field.module.css';

export type FieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  /** The text "(optional)" beside the label. */
  optional?: string | undefined;
  error?: string | undefined;
  hidden?: boolean;
  className?: string | undefined;
  children: ReactNode;
};

/** A label, its control, a hint and a place for an error message, linked by their ids. */
export function Field(props: FieldProps) {
  const { id, label, hint, optional, error, hidden = false, className, children } = props;
  return (
    <div className={clsx(styles.field, className)} hidden={hidden}>
      <label htmlFor={id}>
        {label}
        {optional && <span className={clsx('soft', styles.optional)}> {optional}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <ErrorMessage id={`${id}-error`} hidden={error === undefined}>
        {error}
      </ErrorMessage>
    </div>
  );
}

/** The attributes that the control needs, so that its hint and error are announced with it. */
export function fieldControl({ id, hint, error }: Pick<FieldProps, 'id' | 'hint' | 'error'>) {
  return {
    id,
    'aria-describedby': hint === undefined ? `${id}-error` : `${id}-hint ${id}-error`,
    'aria-invalid': error === undefined ? undefined : true,
  };
}
