/** Prefetches pages of the site when a visitor points at their link or begins to press it. */
export const speculationRules = {
  prefetch: [
    {
      where: {
        and: [{ href_matches: '/*' }, { not: { selector_matches: '[download], [href*=".xml"]' } }],
      },
      eagerness: 'moderate',
    },
  ],
};
