import type { PlanField } from '../../../contract/enquiry-rules.ts';

/** The key of the draft in `sessionStorage`. */
export const draftKey = 'enquiry';

/** The fields of the draft with the checked and the unchecked items, and with the URL's query. */
export const draftItem = 'item' satisfies PlanField;
export const draftUnticked = 'unticked';
export const draftUrl = 'url';

/** Returns the stored text of each field. */
export function readDraft(): URLSearchParams {
  try {
    return new URLSearchParams(sessionStorage.getItem(draftKey) ?? '');
  } catch {
    return new URLSearchParams();
  }
}

export function storeDraft(fields: string[][]): void {
  try {
    if (fields.length === 0) sessionStorage.removeItem(draftKey);
    else sessionStorage.setItem(draftKey, new URLSearchParams(fields).toString());
  } catch {
    // Storage is blocked or full.
  }
}
