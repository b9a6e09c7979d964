import { LineIcon } from './LineIcon.tsx';

export function ChatIcon() {
  return (
    <LineIcon box="28 28" strokeWidth="2.2">
      <path d="M4 24l1.5-5.2A10.5 10.5 0 1 1 9.4 22.6Z" />
      <path d="M10 9.5c-.6 4.6 4 9.2 8.6 8.6l.9-2.5-2.7-1.4-1.4 1.3c-1.3-.6-2.3-1.6-2.9-2.9l1.3-1.4-1.4-2.6Z" />
    </LineIcon>
  );
}
