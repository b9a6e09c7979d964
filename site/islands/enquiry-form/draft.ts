/** The key of the draft in `sessionStorage`. */
export const draftKey = 'enquiry';

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
