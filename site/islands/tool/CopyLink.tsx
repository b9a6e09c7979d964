import { useState } from 'react';
import type { ToolsPage } from '../../schemas/tool-pages.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './CopyLink.module.css';

export type CopyLinkProps = { words: ToolsPage['words']; link: () => string };

/** Copies the tool's page with the answers given. Where that is not allowed, the link is shown instead. */
export function CopyLink({ words, link }: CopyLinkProps) {
  const [copied, setCopied] = useState<{ isDone: boolean; href: string }>();
  const copy = async () => {
    const href = link();
    const isDone = await write(href);
    setCopied({ isDone, href });
  };
  return (
    <>
      <Button type="submit" look="quiet" small data-replay="" onClick={copy}>
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
