import { useEffect, useRef } from 'react';

export type FormStatusProps = {
  message: string;
  isFailed: boolean;
  mail?: { lead: string; label: string; href: string } | undefined;
};

/** A live region under a form: sending, or why it failed and the other way to send it. */
export function FormStatus({ message, isFailed, mail }: FormStatusProps) {
  const place = useRef<HTMLDivElement>(null);
  // The button that was pressed may stand at the end of the view.
  useEffect(() => {
    if (isFailed && message !== '') place.current?.scrollIntoView({ block: 'center' });
  }, [isFailed, message]);
  return (
    <div ref={place} role="status" className="form-status">
      {message !== '' && (
        <p className={isFailed ? 'field-error' : 'mt-4 font-semibold'}>
          <span key={message}>
            {message}
            {mail && (
              <>
                {' '}
                {mail.lead}{' '}
                <a className="underline" href={mail.href}>
                  {mail.label}
                </a>
              </>
            )}
          </span>
        </p>
      )}
    </div>
  );
}
