export type FormStatusProps = {
  message: string;
  isFailed: boolean;
  mail?: { lead: string; label: string; href: string } | undefined;
};

/** A live region under a form: sending, or why it failed and the other way to send it. */
export function FormStatus({ message, isFailed, mail }: FormStatusProps) {
  return (
    <div role="status" className="form-status">
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
