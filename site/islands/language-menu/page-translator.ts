import { islandsWake } from '../island-events.ts';
import { allowTranslator } from './translator-policy.ts';

export type TranslatorSettings = {
  script: string;
  pageLanguage: string;
  languages: string[];
  /** Further hosts that the script may load code from. */
  hosts: string[];
};

/**
 * Translates the page. Resolves once translation has begun; `done` resolves when it has finished.
 * The first call loads the script and later calls reuse it. If loading fails, the next call tries
 * again. Rejects if translation fails, or if `signal` aborts before it begins.
 */
export async function translatePage(
  code: string,
  settings: TranslatorSettings,
  signal: AbortSignal,
): Promise<{ done: Promise<void> }> {
  const [choice] = await untilAborted(Promise.all([getWidget(settings), wakeIslands()]), signal);
  choice.value = code;
  if (choice.value !== code) throw new Error(`The translator does not offer ${code}.`);
  const done = untilTranslated(code);
  choice.dispatchEvent(new Event('change'));
  return { done };
}

/** Hydrates every island before its text is translated. Islands that fail to load are skipped. */
async function wakeIslands(): Promise<void> {
  const waits: Promise<void>[] = [];
  document.dispatchEvent(new CustomEvent(islandsWake, { detail: waits }));
  await Promise.all(waits);
}

type TranslateElement = new (
  options: { pageLanguage: string; includedLanguages: string; autoDisplay: boolean },
  host: string,
) => unknown;

declare global {
  interface Window {
    google?: { translate?: { TranslateElement?: TranslateElement } };
    onTranslatorReady?: () => void;
  }
}

let widget: Promise<HTMLSelectElement> | undefined;

function getWidget(settings: TranslatorSettings): Promise<HTMLSelectElement> {
  widget ??= startWidget(settings).catch((error: unknown) => {
    widget = undefined;
    throw error;
  });
  return widget;
}

/**
 * Returns the widget's select element, which is in a hidden host. Selecting a language there
 * translates the page.
 */
async function startWidget(settings: TranslatorSettings): Promise<HTMLSelectElement> {
  const { script, pageLanguage, languages, hosts } = settings;
  const host = document.getElementById(hostId) ?? addHost();
  allowTranslator(hosts);
  await addScript(script);
  const Widget = window.google?.translate?.TranslateElement;
  if (!Widget) throw new Error('The translation script is not as expected.');
  new Widget({ pageLanguage, includedLanguages: languages.join(), autoDisplay: false }, hostId);
  return untilFilled(host);
}

const hostId = 'translator';

function addHost(): HTMLElement {
  const host = document.createElement('div');
  host.id = hostId;
  host.hidden = true;
  document.body.append(host);
  return host;
}

function addScript(address: string): Promise<void> {
  return new Promise((resolve, reject) => {
    window.onTranslatorReady = resolve;
    const script = document.createElement('script');
    script.src = `${address}?cb=onTranslatorReady`;
    script.onerror = () => {
      script.remove();
      reject(new Error('The translator did not load.'));
    };
    document.head.append(script);
  });
}

/** Waits for the widget to fill in its list of languages, which happens after it is created. */
function untilFilled(host: HTMLElement): Promise<HTMLSelectElement> {
  return new Promise((resolve) => {
    const look = () => {
      const option = host.querySelector('select option[value]:not([value=""])');
      const select = option?.closest('select');
      if (!select) return;
      observer.disconnect();
      resolve(select);
    };
    const observer = new MutationObserver(look);
    observer.observe(host, { childList: true, subtree: true });
    look();
  });
}

/**
 * Waits until the translator sets a class and the language on the root element, which it does once
 * the text is translated.
 */
function untilTranslated(code: string): Promise<void> {
  const root = document.documentElement;
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!/\btranslated-(?:ltr|rtl)\b/.test(root.className)) return;
      if (primary(root.lang) !== primary(code)) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(root, { attributeFilter: ['class', 'lang'] });
  });
}

/** The primary language: `zh` for `zh-CN`. */
const primary = (code: string) => code.split('-', 1)[0];

function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    work.then(resolve, reject);
  });
}
