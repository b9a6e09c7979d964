/** The language of the content, as a BCP 47 tag: British English, until there are others. */
export const locale = 'en-GB';
