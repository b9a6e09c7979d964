import { useEffect, useRef, useState } from 'react';
import { fillWords } from '../../../contract/fill-words.ts';
import type { Languages } from '../../schemas/site.ts';
import { type TranslatorSettings, translatePage } from './page-translator.ts';

export type Language = Languages['languages'][number];

export type LanguageSettings = Pick<Languages, 'default' | 'languages'> & {
  words: Languages['menu'];
  /** `timeout` is in milliseconds. */
  translator: Pick<TranslatorSettings, 'script' | 'hosts'> & { timeout: number };
};

type Status = { kind: 'idle' | 'waiting' | 'done' | 'failed'; message: string };

const idle: Status = { kind: 'idle', message: '' };

/** Holds the page's language and changes it. If several languages are chosen, the last one wins. */
export function useLanguage(settings: LanguageSettings) {
  const { default: original, languages, words, translator } = settings;
  const [code, setCode] = useState(original);
  const [status, setStatus] = useState(idle);
  const running = useRef<AbortController>(undefined);
  const hasBegun = useRef(false);
  useEffect(() => {
    window.addEventListener('pagehide', forgetChoice);
    return () => window.removeEventListener('pagehide', forgetChoice);
  }, []);
  const current = languages.find((each) => each.code === code) ?? languages[0];

  const translate = async ({ code: wanted, native, direction }: Language) => {
    const work = new AbortController();
    running.current = work;
    const say = (kind: Status['kind'], message: string) => {
      if (running.current !== work) return;
      const values = { language: native, current: current?.native ?? '' };
      setStatus({ kind, message: fillWords(message, values) });
    };
    // A script that loads too late is ignored. A translation that has begun can't be stopped.
    const tooLong = setTimeout(() => {
      work.abort();
      say('failed', words.slow);
    }, translator.timeout);
    say('waiting', words.waiting);
    try {
      const offered = languages.map((each) => each.code);
      const asked = { ...translator, pageLanguage: original, languages: offered };
      const { done } = await translatePage(wanted, asked, work.signal);
      hasBegun.current = true;
      await done;
      if (running.current !== work) return;
      document.documentElement.lang = wanted;
      document.documentElement.dir = direction;
      setCode(wanted);
      say('done', words.done);
    } catch {
      if (!work.signal.aborted) say('failed', words.failed);
    } finally {
      clearTimeout(tooLong);
    }
  };

  const choose = (language: Language) => {
    const isAgain = language.code === code && status.kind !== 'waiting';
    running.current?.abort();
    running.current = undefined;
    if (language.code !== original && !isAgain) return void translate(language);
    setStatus(idle);
    // Only a reload reliably restores the original text.
    if (language.code === original && hasBegun.current) location.reload();
  };

  return { current, status, choose };
}

/**
 * Deletes the widget's cookie when the visitor leaves the page, because this site keeps no cookies.
 * The widget sets it on the host and its parent domains.
 */
function forgetChoice(): void {
  const labels = location.hostname.split('.');
  const domains = labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`);
  for (const domain of ['', ...domains]) {
    // biome-ignore lint/suspicious/noDocumentCookie: the widget sets it this way
    document.cookie = `googtrans=; path=/; max-age=0${domain}`;
  }
}
