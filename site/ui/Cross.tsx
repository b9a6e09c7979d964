import { LineIcon } from './LineIcon.tsx';

export function Cross() {
  return (
    <LineIcon box="16 16">
      <path d="M2 2l12 12M14 2 2 14" />
    </LineIcon>
  );
}
