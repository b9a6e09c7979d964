import { ChatIcon } from '../ui/ChatIcon.tsx';
import styles from './FloatingLinks.module.css';

export type FloatingLinksProps = {
  chat: { url: string; label: string };
  contact: { label: string; path: string };
  newWindow: string;
};

/** The chat button and the vertical contact tab that float over every page. */
export function FloatingLinks({ chat, contact, newWindow }: FloatingLinksProps) {
  return (
    <aside aria-label={contact.label}>
      <a href={contact.path} className={styles.contact}>
        <span>{contact.label}</span>
      </a>
      <a
        href={chat.url}
        className={styles.chat}
        target="_blank"
        rel="noopener"
        aria-label={`${chat.label} ${newWindow}`}
      >
        <ChatIcon />
      </a>
    </aside>
  );
}
