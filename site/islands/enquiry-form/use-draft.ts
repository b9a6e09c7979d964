import { type RefObject, useEffect } from 'react';
import {
  type EnquiryField,
  enquiryFields,
  enquiryHiddenFields,
} from '../../../contract/enquiry-rules.ts';
import { draftItem, draftUnticked, draftUrl, readDraft, storeDraft } from './draft.ts';

/**
 * Keeps what was typed but not sent until the tab is closed, so that following a link to another
 * page, such as the plan, and coming back doesn't lose it.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const token = form.current?.elements.namedItem(formToken);
    if (!(token instanceof HTMLInputElement)) return;
    restore(fieldsOf(form.current), token);
    const keep = () => keepTyped(form.current, token);
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [form]);
}

const { formToken } = enquiryHiddenFields;

type TextControl = HTMLInputElement | HTMLTextAreaElement;
type Fields = [field: EnquiryField, control: TextControl][];

/** Without the lists, which `useAbout` restores. */
function fieldsOf(form: HTMLFormElement | null): Fields {
  return enquiryFields.flatMap((field): Fields => {
    const control = form?.elements.namedItem(field);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    return isText ? [[field, control]] : [];
  });
}

/** What the visitor typed before takes precedence over the message of the link that was followed. */
function restore(fields: Fields, token: HTMLInputElement) {
  const draft = readDraft();
  // A draft is as old as the page on which it was begun, which may have been served without a token.
  if (draft.size > 0) token.value = draft.get(formToken) ?? '';
  const asked = new URLSearchParams(location.search);
  for (const [field, control] of fields) {
    const text = draft.get(field);
    const isTyped = control.value !== '' && control.value !== asked.get(field);
    if (text && !isTyped) control.value = text;
  }
}

/** While a field shows a link's message, the draft keeps the text typed before. */
function keepTyped(form: HTMLFormElement | null, token: HTMLInputElement) {
  const draft = readDraft();
  const texts = fieldsOf(form).map(([field, { value, defaultValue }]) => [
    field,
    value === defaultValue ? defaultValue && (draft.get(field) ?? '') : value,
  ]);
  const lists = form?.querySelectorAll('select') ?? [];
  const chosen = [...lists].map(({ name, value }) => [name, value]);
  const boxes = form?.querySelectorAll<HTMLInputElement>('li:not([hidden]) [name="item"]') ?? [];
  const lines = [...boxes].map(({ checked, value }) => [
    checked ? draftItem : draftUnticked,
    value,
  ]);
  const typed = [...texts, ...chosen, ...lines].filter(([, text]) => text);
  const rest = [
    [draftUrl, location.search],
    [formToken, token.value],
  ];
  storeDraft(typed.length > 0 ? [...typed, ...rest] : []);
}
