/** Browsers prefetch a page of the site when a visitor points at its link or starts to press it. */
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
