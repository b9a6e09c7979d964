import { ChatIcon } from '../ui/ChatIcon.tsx';
import styles from './FloatingLinks.module.css';

export type FloatingLinksProps = {
  chat: { url: string; label: string };
  contact: { label: string; path: string };
  newWindow: string;
};

/**
 * The chat link and the Contact Us link on every page. If the margins are wide enough, they float
 * as a round button and a vertical tab. Otherwise they form a bar that is docked to the bottom of
 * the window.
 */
export function FloatingLinks({ chat, contact, newWindow }: FloatingLinksProps) {
  return (
    <aside aria-label={contact.label} className={styles.links} data-floating="">
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
        <span>{chat.label}</span>
      </a>
    </aside>
  );
}
