import type { Page, Route } from '@playwright/test';
import { languages } from '../content/today.ts';

const address = 'https://translate.google.com/translate_a/element.js*';

/**
 * Serves a stand-in for the translation script and counts requests for it. Like the real script, it
 * loads more of itself, writes markup, wraps every text in `font` elements, marks the root element,
 * sets a cookie for the host and its domains, and translates what is added later.
 */
export async function serveTranslator(
  page: Page,
  answer: (route: Route) => Promise<void> = serveScript,
): Promise<{ requests: string[] }> {
  const requests: string[] = [];
  await page.route(address, async (route) => {
    requests.push(route.request().url());
    await answer(route);
  });
  await page.route('https://translate.googleapis.com/more.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: 'globalThis.hasMoreOfTranslator = true',
    }),
  );
  return { requests };
}

export function serveScript(route: Route): Promise<void> {
  return route.fulfill({ contentType: 'text/javascript', body: `(${standIn})()` });
}

/** Picks a language in the menu by the language's own name. */
export async function pick(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: languages.menu.label }).click();
  await page.getByRole('menuitemradio', { name: language }).click();
}

/** Runs in the page. */
function standIn() {
  const kept = '[translate="no"], .notranslate, script, style, noscript, textarea, select, font';
  const words = new Map<HTMLElement, string>();
  let language = '';

  const wrap = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (!text.nodeValue?.trim() || text.parentElement?.closest(kept)) continue;
      const outer = document.createElement('font');
      const inner = document.createElement('font');
      words.set(inner, text.nodeValue);
      inner.textContent = `${language} ${text.nodeValue}`;
      outer.append(inner);
      text.parentNode?.replaceChild(outer, text);
    }
  };
  const translate = (code: string) => {
    language = code;
    const parent = location.hostname.replace(/^[^.]+\./, '');
    for (const domain of ['', `; domain=${location.hostname}`, `; domain=${parent}`]) {
      // biome-ignore lint/suspicious/noDocumentCookie: the script that this stands for does so
      document.cookie = `googtrans=/en/${code}; path=/${domain}`;
    }
    for (const [inner, text] of words) inner.textContent = `${code} ${text}`;
    wrap(document.body);
    document.documentElement.classList.add('translated-ltr');
    document.documentElement.lang = code;
  };
  new MutationObserver((records) => {
    if (language === '') return;
    for (const { target } of records) wrap(target.parentNode ?? target);
  }).observe(document.body, { childList: true, subtree: true, characterData: true });

  class TranslateElement {
    constructor(options: { includedLanguages: string }, hostId: string) {
      Object.assign(globalThis, { translatorOptions: options });
      const host = document.getElementById(hostId);
      if (!host) return;
      host.innerHTML = '<div><select class="goog-te-combo"></select></div>';
      const select = host.querySelector('select');
      const more = document.createElement('script');
      more.src = 'https://translate.googleapis.com/more.js';
      more.onload = () => {
        for (const code of ['', ...options.includedLanguages.split(',')]) {
          select?.append(new Option(code, code));
        }
      };
      document.head.append(more);
      select?.addEventListener('change', () => setTimeout(translate, 20, select.value));
    }
  }
  Object.assign(globalThis, { google: { translate: { TranslateElement } } });
  const script = document.currentScript;
  const callback = script instanceof HTMLScriptElement ? new URL(script.src).searchParams : null;
  const ready: unknown = Reflect.get(globalThis, callback?.get('cb') ?? '');
  if (typeof ready === 'function') ready();
}
