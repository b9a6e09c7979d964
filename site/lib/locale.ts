/** The language of the content as a BCP 47 tag: only British English so far. */
export const locale = 'en-GB';
