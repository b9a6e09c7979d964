import { ChatIcon } from '../ui/ChatIcon.tsx';

export type FloatingLinksProps = {
  chat: { url: string; label: string };
  contact: { label: string; path: string };
  newWindow: string;
};

/** The chat button and the vertical contact tab that float over every page. */
export function FloatingLinks({ chat, contact, newWindow }: FloatingLinksProps) {
  return (
    <aside className="floating" aria-label={contact.label}>
      <a href={contact.path} className="contact-tab">
        <span>{contact.label}</span>
      </a>
      <a
        href={chat.url}
        className="chat-link"
        target="_blank"
        rel="noopener"
        aria-label={`${chat.label} ${newWindow}`}
      >
        <ChatIcon />
      </a>
    </aside>
  );
}
