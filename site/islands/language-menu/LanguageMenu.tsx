import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { Chevron } from '../../ui/Chevron.tsx';
import { useIslandLive } from '../island-live.ts';
import { LanguageList } from './LanguageList.tsx';
import styles from './LanguageMenu.module.css';
import { type Language, type LanguageSettings, useLanguage } from './use-language.ts';

export type LanguageMenuProps = LanguageSettings;

const labelId = 'language-label';
const buttonId = 'language-button';

/** The menu for choosing the page's language. The menu itself is never translated. */
export function LanguageMenu(props: LanguageMenuProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const { current, status, choose } = useLanguage(props);
  useIslandLive(root);

  useEffect(() => {
    if (!isOpen) return;
    const onOutside = ({ target }: Event) => {
      if (!(target instanceof Node && root.current?.contains(target))) setIsOpen(false);
    };
    for (const type of ['pointerdown', 'focusin']) document.addEventListener(type, onOutside);
    return () => {
      for (const type of ['pointerdown', 'focusin']) document.removeEventListener(type, onOutside);
    };
  }, [isOpen]);

  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const onChoose = (language: Language) => {
    close();
    choose(language);
  };

  return (
    <div ref={root} className={clsx('notranslate', styles.menu)} translate="no">
      <p role="status" className={styles.status} data-kind={status.kind}>
        {status.message}
      </p>
      <span id={labelId} className={styles.label}>
        {props.words.label}
      </span>
      <button
        ref={button}
        id={buttonId}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-labelledby={`${labelId} ${buttonId}`}
        aria-busy={status.kind === 'waiting'}
        onClick={() => setIsOpen(!isOpen)}
        data-replay=""
      >
        <b>{current?.code}</b>
        <span lang={current?.code}>{current?.native}</span>
        <Chevron className={styles.chevron} />
      </button>
      {isOpen && (
        <LanguageList
          labelledBy={labelId}
          languages={props.languages}
          current={current?.code}
          pageLanguage={props.default}
          onChoose={onChoose}
          onClose={close}
        />
      )}
    </div>
  );
}
