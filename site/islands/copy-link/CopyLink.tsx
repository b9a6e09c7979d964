import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import styles from './CopyLink.module.css';

export type CopyLinkProps = {
  words: { copy: string; copied: string; copyFailed: string };
  link: () => string;
  look?: 'quiet' | 'link';
  /** Use `submit` in a form without a submit button. */
  type?: 'button' | 'submit';
};

/**
 * A button that copies a link to the current state of the page. If copying isn't allowed, it shows
 * the link.
 */
export function CopyLink({ words, link, look = 'quiet', type = 'button' }: CopyLinkProps) {
  const [copied, setCopied] = useState<{ isDone: boolean; href: string }>();
  const copy = async () => {
    const href = link();
    const isDone = await write(href);
    setCopied({ isDone, href });
  };
  return (
    <>
      <Button type={type} look={look} small={look === 'quiet'} data-replay="" onClick={copy}>
        {words.copy}
      </Button>
      <p role="status" className={styles.status}>
        {copied?.isDone && words.copied}
        {copied && !copied.isDone && (
          <>
            {words.copyFailed} <a href={copied.href}>{copied.href}</a>
          </>
        )}
      </p>
    </>
  );
}

async function write(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
