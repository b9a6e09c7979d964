/**
 * Text that can't move the cursor, break lines, change colours or reverse the text around it. The
 * joiners U+200C and U+200D stay: some names and emoji need them.
 */
export function visible(text: string): string {
  return text.replace(/(?![\n\u200c\u200d])[\p{C}\p{Zl}\p{Zp}]/gu, '\ufffd');
}

/** JSON in which everything that a terminal would interpret or hide is escaped. */
export function toJson(value: unknown, indent?: number): string {
  return JSON.stringify(value, null, indent).replace(/(?!\n)[\p{C}\p{Zl}\p{Zp}]/gu, escaped);
}

function escaped(character: string): string {
  return character.replace(
    /[\s\S]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

/** `1 enquiry`, `2,000 enquiries`. */
export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;
}

export const enquiries = (count: number) => plural(count, 'enquiry', 'enquiries');

const timeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'UTC',
});

/** `2 Mar 2026`. */
export function formatDate(time: string): string {
  return new Date(time).toLocaleDateString('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });
}

/** `2 Mar 2026, 09:30`, in UTC. */
export function formatTime(time: string): string {
  return timeFormat.format(new Date(time));
}
