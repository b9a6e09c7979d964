import type { Enquiry } from '../../contract/enquiry.ts';

/** Milliseconds since the form was handed out; null where the page carried no token. */
export type FormAge = number | null | 'forged';

export type SpamSignal = 'honeypot' | 'too-fast' | 'forged-token' | 'links' | 'repeated-message';

/** No person reads and fills the form in less. */
const minFillMs = 3000;
/** A shop, its listings and a rival or two; advertising sends lists. */
const maxLinks = 10;
/** Characters. A shorter message without a link may come as often as it likes. */
const minRepeatLength = 120;
/** How often the same message may come within a day. */
export const repeatLimit = { max: 3, windowMs: 24 * 60 * 60 * 1000 };

/** Any one of them puts the enquiry into quarantine; none of them drops it. */
export function spamSignals(facts: {
  enquiry: Enquiry;
  formAge: FormAge;
  /** Whether many other enquiries said the same. */
  isRepeated: boolean;
}): SpamSignal[] {
  const { enquiry, formAge, isRepeated } = facts;
  const found: [SpamSignal, boolean][] = [
    ['honeypot', Boolean(enquiry.website?.trim())],
    ['forged-token', formAge === 'forged'],
    // Below zero only the clock was set back meanwhile.
    ['too-fast', typeof formAge === 'number' && formAge >= 0 && formAge < minFillMs],
    ['links', hasManyLinks(enquiry)],
    ['repeated-message', isRepeated && saysMuch(enquiry)],
  ];
  return found.flatMap(([signal, isFound]) => (isFound ? [signal] : []));
}

/** Short enquiries are often identical; some of our buttons even prefill them. */
function saysMuch({ message }: Enquiry): boolean {
  return message.length >= minRepeatLength || message.search(link) !== -1;
}

const link = /(?:https?:\/\/|www\.)\S+/gi;

function hasManyLinks(enquiry: Enquiry): boolean {
  const links = enquiry.message.match(link)?.length ?? 0;
  const isMarkup = /<a\s+href|\[url[=\]]/i.test(enquiry.message);
  const isNameLink = /https?:\/\/|www\./i.test(`${enquiry.firstName} ${enquiry.lastName}`);
  return links > maxLinks || isMarkup || isNameLink;
}
