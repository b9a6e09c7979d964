import type { Enquiry } from '../../contract/enquiry.ts';
import { honeypotField } from '../../contract/field-rules.ts';
import type { StoredPlan } from '../../contract/plan-schemas.ts';

/**
 * Milliseconds since the form was served; null if the page had no token, for example because it was
 * opened without a query (docs/decisions/017-*).
 */
export type FormAge = number | null | 'forged';

export type SpamSignal = 'honeypot' | 'too-fast' | 'forged-token' | 'links' | 'repeated-message';

/** Nobody can write a message faster than this. Autofill may do the rest. */
const minFillMs = 3000;
/** Enough for a shop in each marketplace, or for links to disavow. Spam advertises many sites. */
const maxHosts = 20;
/** Enough for the pages of a move or the products of an order. */
const maxLinks = 50;
/** A client may quote one. */
const maxMarkup = 1;
/** In characters. A shorter message without a link may be repeated freely. */
const minRepeatLength = 120;
/** How often the same message may arrive within a day. */
export const repeatLimit = { max: 3, windowMs: 24 * 60 * 60 * 1000 };

/** Any of these quarantines the enquiry. None of them discards it. */
export function spamSignals(facts: {
  enquiry: Enquiry;
  /** The message, and the items that aren't sold. */
  text: string;
  formAge: FormAge;
  /** Whether several other enquiries had the same message. */
  isRepeated: boolean;
}): SpamSignal[] {
  const { enquiry, text, formAge, isRepeated } = facts;
  const found: [SpamSignal, boolean][] = [
    ['honeypot', Boolean(enquiry[honeypotField]?.trim())],
    ['forged-token', formAge === 'forged'],
    ['too-fast', text !== '' && isTooYoung(formAge)],
    ['links', hasManyLinks(enquiry, text)],
    ['repeated-message', isRepeated && saysMuch(text)],
  ];
  return found.flatMap(([signal, isFound]) => (isFound ? [signal] : []));
}

/** The message, and what was sent as an item of the plan without being one. */
export function writtenText({ message }: Enquiry, plan: StoredPlan | null): string {
  const unknown = plan?.leftOut.filter(({ reason }) => reason === 'unknown') ?? [];
  return [message, ...unknown.map(({ item }) => item)].join('\n').trim();
}

/** The age is negative if the clock was set back in the meantime. */
function isTooYoung(formAge: FormAge): boolean {
  return typeof formAge === 'number' && formAge >= 0 && formAge < minFillMs;
}

/** Short messages are often identical, and some buttons on the site prefill them. */
function saysMuch(text: string): boolean {
  return text.length >= minRepeatLength || fold(text).search(url) !== -1;
}

/** The same text in lower case, with ASCII characters for those of full width. */
function fold(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/**
 * A URL up to the end of its host, which Chinese writes on from without a space. Without a scheme
 * it needs a path, since people also forget spaces after full stops.
 */
const url =
  /(?:https?:\/\/(?:[^\s/@]+@)?(?:www\.)?|www\.)(?:[\w.-]+|[\p{L}\p{M}\p{N}.-]+)|(?<![@\p{L}\p{N}._/-])(?:[\p{L}\p{N}-]+\.)+\p{L}{2,}(?=\/\S)/gu;
/** Other domains, but not the names of files. A missing space between two sentences matches too. */
const domain =
  /(?<![@\p{L}\p{N}._/-])(?!www\.)(?:[\p{L}\p{N}-]+\.)+(?!(?:html?|php|aspx?|jpe?g|png|gif|webp|svg|pdf|docx?|xlsx?|csv|zip|js|css|json|xml|txt)(?![\p{L}\p{N}-]))\p{L}{2,}(?![\p{L}\p{N}/-])/gu;
const prefix = /^(?:https?:\/\/(?:[^\s/@]+@)?)?(?:www\.)?/;
// Clients quote the markup of their own pages, whose links have no host.
const markup = /<a\s[^>]*href\s*=\s*["']?https?:|\[url[=\]]/gi;
/** In lower case, because a name may be J.Smith/Jones. */
const domainWithPath = /(?:[a-z0-9-]+\.)+[a-z]{2,}\/\S/;

function hasManyLinks(enquiry: Enquiry, text: string): boolean {
  const name = `${enquiry.firstName} ${enquiry.lastName}`;
  const folded = fold(text);
  const urls = folded.match(url) ?? [];
  const hosts = urls.map((each) => each.replace(prefix, '').replace(/[.-]+$/, ''));
  return (
    new Set(hosts).size > maxHosts ||
    urls.length + (folded.match(domain)?.length ?? 0) > maxLinks ||
    (text.match(markup)?.length ?? 0) > maxMarkup ||
    /(?:https?:\/\/|www\.)\S/i.test(name) ||
    domainWithPath.test(name)
  );
}
