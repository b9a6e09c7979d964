import { useEffect, useRef } from 'react';
import { ErrorMessage } from '../ui/ErrorMessage.tsx';
import styles from './FormStatus.module.css';

export type FormStatusProps = {
  message: string;
  isFailed: boolean;
  mail?: { lead: string; label: string; href: string } | undefined;
  /** Takes over the focus from the form when the form is hidden. */
  takesFocus?: boolean;
};

/**
 * The live region below a form. It says that the form is being sent, or why sending failed and what
 * else to try.
 */
export function FormStatus({ message, isFailed, mail, takesFocus }: FormStatusProps) {
  const place = useRef<HTMLDivElement>(null);
  // The pressed button may be at the bottom edge, with this message out of view.
  useEffect(() => {
    if (isFailed && message !== '') place.current?.scrollIntoView({ block: 'center' });
  }, [isFailed, message]);
  useEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === body || activeElement?.closest('[hidden]');
    if (takesFocus && isLost) place.current?.focus({ preventScroll: true });
  }, [takesFocus]);
  const text = (
    <span key={message}>
      {message}
      {mail && (
        <>
          {' '}
          {mail.lead} <a href={mail.href}>{mail.label}</a>
        </>
      )}
    </span>
  );
  return (
    <div ref={place} tabIndex={-1} role="status" className={styles.status}>
      {message !== '' &&
        (isFailed ? <ErrorMessage>{text}</ErrorMessage> : <p className={styles.message}>{text}</p>)}
    </div>
  );
}
