/** The language of the content as a BCP 47 tag. Only British English is supported so far. */
export const locale = 'en-GB';
