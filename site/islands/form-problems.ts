import type { Problem } from '../../contract/field-rules.ts';
import type { PluralWords } from '../../contract/fill-words.ts';
import { fillWords } from '../../contract/fill-words.ts';
import { errorHeading, errorList, errorSummary } from '../../contract/page-slots.ts';
import { formatCount } from '../lib/format-count.ts';
import { locale } from '../lib/locale.ts';

export type FieldMessage = { field: string; message: string };

/** The sentence for a problem of a field; `{limit}` is its length limit. */
export function problemMessage(
  problems: Partial<Record<Problem, string>>,
  problem: Problem,
  limit: number,
): string {
  return fillWords(problems[problem] ?? problem, { limit }, locale);
}

/**
 * Shows messages beside the fields of the static form and in its summary, which takes the focus.
 * Works on the same elements as the server does when there is no script. No messages: all clear.
 */
export function showProblems(
  form: HTMLFormElement,
  messages: FieldMessage[],
  heading: PluralWords,
): void {
  for (const control of form.elements) {
    if (isControl(control)) setMessage(form, control, messageFor(messages, control.name));
  }
  const summary = form.querySelector<HTMLElement>(errorSummary);
  const title = summary?.querySelector(errorHeading);
  const list = summary?.querySelector(errorList);
  if (!summary || !title || !list) return;
  title.textContent = messages.length > 0 ? formatCount(messages.length, heading) : '';
  list.replaceChildren(...messages.map((message) => summaryItem(form, message)));
  summary.hidden = messages.length === 0;
  if (messages.length > 0) summary.focus();
}

/** Shows or clears the message of one field. */
export function showProblem(form: HTMLFormElement, name: string, message: string | null): void {
  const control = form.elements.namedItem(name);
  if (isControl(control)) setMessage(form, control, message);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: unknown): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}

function messageFor(messages: FieldMessage[], name: string): string | null {
  return messages.find(({ field }) => field === name)?.message ?? null;
}

function setMessage(form: HTMLFormElement, control: Control, message: string | null): void {
  const place = form.querySelector<HTMLElement>(`#${CSS.escape(`${control.id}-error`)}`);
  if (!place) return;
  if (message === null) control.removeAttribute('aria-invalid');
  else control.setAttribute('aria-invalid', 'true');
  place.textContent = message;
  place.hidden = message === null;
}

function summaryItem(form: HTMLFormElement, { field, message }: FieldMessage): HTMLLIElement {
  const item = document.createElement('li');
  const link = document.createElement('a');
  const control = form.elements.namedItem(field);
  link.href = `#${isControl(control) ? control.id : field}`;
  link.textContent = message;
  link.addEventListener('click', (event) => {
    if (!isControl(control)) return;
    event.preventDefault();
    control.focus();
  });
  item.append(link);
  return item;
}
