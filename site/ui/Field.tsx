import type { ReactNode } from 'react';

export type FieldProps = {
  id: string;
  label: string;
  hint?: string | undefined;
  /** "(optional)" beside the label. */
  optional?: string | undefined;
  children: ReactNode;
};

/** A label, its control, a hint and the place of its error, linked by id. */
export function Field({ id, label, hint, optional, children }: FieldProps) {
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && <span className="soft font-normal"> {optional}</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="field-hint">
          {hint}
        </p>
      )}
      <p id={`${id}-error`} className="field-error" hidden />
    </div>
  );
}

/** What the control itself carries, so that hint and error are announced with it. */
export function fieldControl(id: string, hasHint: boolean) {
  return {
    id,
    className: 'control',
    'aria-describedby': hasHint ? `${id}-hint ${id}-error` : `${id}-error`,
  };
}
