import { useEffect, useRef, useState } from 'react';

const REST = 800;

/** A text for a live region: once changes have rested, and never the one that the page opened with. */
export function useTold(text: string, isRead: boolean): string {
  const [told, setTold] = useState('');
  const last = useRef<string | null>(null);
  useEffect(() => {
    if (!isRead) return;
    last.current ??= text;
    if (last.current === text) return;
    const timer = setTimeout(() => {
      last.current = text;
      setTold(text);
    }, REST);
    return () => clearTimeout(timer);
  }, [text, isRead]);
  return told;
}
