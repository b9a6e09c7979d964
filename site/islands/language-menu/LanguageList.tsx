import { type KeyboardEvent, useEffect, useRef } from 'react';
import { isForBrowser } from '../keys.ts';
import styles from './LanguageList.module.css';
import type { Language } from './use-language.ts';

export type LanguageListProps = {
  labelledBy: string;
  languages: Language[];
  current: string | undefined;
  /** The language of the names shown beside the native ones. */
  pageLanguage: string;
  onChoose: (language: Language) => void;
  onClose: () => void;
};

/** The open menu. Focus starts on the current language, and the arrow keys wrap around. */
export function LanguageList(props: LanguageListProps) {
  const { labelledBy, languages, current, pageLanguage, onChoose, onClose } = props;
  const items = useRef<(HTMLButtonElement | null)[]>([]);
  const place = languages.findIndex(({ code }) => code === current);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the menu opens
  useEffect(() => items.current[place]?.focus(), []);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isForBrowser(event)) return;
    const from = items.current.findIndex((item) => item?.matches(':focus'));
    const to = keyTarget(event.key, from, languages);
    if (event.key === 'Escape' || event.key === 'Tab') onClose();
    items.current[to ?? -1]?.focus();
    // Tab continues from the menu button; other keys keep their default behaviour.
    if (event.key === 'Escape' || to !== undefined) event.preventDefault();
  };

  return (
    <div
      role="menu"
      tabIndex={-1}
      aria-labelledby={labelledBy}
      className={styles.list}
      onKeyDown={onKeyDown}
    >
      {languages.map((language, index) => (
        <button
          key={language.code}
          ref={(item) => {
            items.current[index] = item;
          }}
          type="button"
          role="menuitemradio"
          aria-checked={language.code === current}
          tabIndex={-1}
          lang={language.code}
          onClick={() => onChoose(language)}
        >
          <b>{language.code}</b>
          <span>{language.native}</span>
          {language.name !== language.native && <small lang={pageLanguage}>{language.name}</small>}
        </button>
      ))}
    </div>
  );
}

/**
 * Returns the item that a key moves focus to. Arrows wrap around, Home and End go to the ends, and
 * a letter goes to the next match.
 */
function keyTarget(key: string, from: number, languages: Language[]): number | undefined {
  const count = languages.length;
  if (key === 'ArrowDown') return (from + 1) % count;
  if (key === 'ArrowUp') return (from - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key.length !== 1) return undefined;
  const begins = ({ code, native, name }: Language) =>
    [code, native, name].some((word) => word.toLowerCase().startsWith(key.toLowerCase()));
  const next = languages.findIndex((language, index) => index > from && begins(language));
  const place = next === -1 ? languages.findIndex(begins) : next;
  return place === -1 ? undefined : place;
}
