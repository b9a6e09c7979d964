import { type RefObject, useEffect } from 'react';
import { type EnquiryField, enquiryFields } from '../../../contract/enquiry-rules.ts';

/** The key of the draft in `sessionStorage`. */
const draftKey = 'enquiry';
/** The URL decides about the service and the package. */
const isKept = (field: EnquiryField) => field !== 'service' && field !== 'package';

/**
 * Keeps what was typed but not sent until the tab is closed, so that following a link to another
 * page, such as the plan, and coming back doesn't lose it.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    restore(fieldsOf(form.current));
    const keep = () => store(fieldsOf(form.current));
    addEventListener('pagehide', keep);
    return () => removeEventListener('pagehide', keep);
  }, [form]);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

function fieldsOf(form: HTMLFormElement | null): [field: EnquiryField, control: TextControl][] {
  return enquiryFields.filter(isKept).flatMap((field) => {
    const control = form?.elements.namedItem(field);
    const isText = control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement;
    return isText ? [[field, control]] : [];
  });
}

function restore(fields: ReturnType<typeof fieldsOf>) {
  const draft = readDraft();
  for (const [field, control] of fields) control.value ||= draft.get(field) ?? '';
}

/** Prefilled text isn't kept: it belongs to the link that was followed. */
function store(fields: ReturnType<typeof fieldsOf>) {
  const typed = fields
    .map(([field, { value, defaultValue }]) => [field, value === defaultValue ? '' : value])
    .filter(([, value]) => value);
  try {
    sessionStorage.setItem(draftKey, new URLSearchParams(typed).toString());
  } catch {
    // Storage is blocked or full.
  }
}

function readDraft(): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem(draftKey) ?? '');
  } catch {
    return new URLSearchParams();
  }
}
