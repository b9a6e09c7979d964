/** A pattern for a field's path, and the placeholders that are filled in there. */
type Row = readonly [field: RegExp, ...names: string[]];

/**
 * Placeholders that code fills in, by file. The first matching row counts; a field without a
 * matching row has no placeholders. Prices, days and the company's placeholders are filled in
 * before this check.
 */
export const placeholders: Record<string, readonly Row[]> = {
  'content/site/forms.yaml': [
    [/\.problems\.[\w-]+$/, 'limit'],
    [/^enquiry\.about\.service$/, 'service', 'terms'],
    [/^enquiry\.about\.serviceAndPackage$/, 'service', 'package', 'terms'],
    [/^enquiry\.about\.packagesOrService$/, 'service'],
    [/^enquiry\.status\.reference$/, 'reference'],
    [/^enquiry\.status\.next$/, 'address'],
    [/^plan\.package$/, 'service', 'package'],
    [/^plan\.prices\.[\w-]+$/, 'price'],
    [/^plan\.(?:days|ready|addKept)\.\w+$/, 'count'],
    [/^plan\.readyTogether\.\w+$/, 'count', 'inTurn'],
    [/^plan\.longest$/, 'item'],
    [/^plan\.byScope$/, 'items'],
    [/^plan\.leftOut\.[\w-]+$/, 'item', 'limit'],
    [/^plan\.repeated\.(?:covered|twice)$/, 'items', 'by'],
    [/\.summary\.heading\.\w+$/, 'count'],
  ],
  'content/site/mail.yaml': [
    [/^ownerEnquiry\.subject$/, 'name', 'about'],
    [/^ownerEnquiry\.aboutSeveral\.\w+$/, 'service', 'count'],
    [/^ownerEnquiry\.lead$/, 'name'],
    [/^plan\.changed$/, 'price', 'before'],
    [/^plan\.leftOut\.\w+$/, 'count'],
    [/^ownerEnquiry\.consent$/, 'version', 'time'],
    [/^acknowledgement\.(?:subject|paragraphs\.\d+)$/, 'reference'],
    [/^acknowledgement\.about\.service$/, 'service'],
    [/^acknowledgement\.about\.serviceAndPackage$/, 'service', 'package'],
    [/^confirmSubscription\.expiry\.\w+$/, 'count'],
    [/^quarantine\.subject$/, 'date'],
    [/^quarantine\.lead\.\w+$/, 'count', 'date'],
    [/^quarantine\.paragraphs\.\d+$/, 'day', 'date'],
  ],
  'content/site/interface.yaml': [
    [/^(?:days|reviewCount|questionCount|article\.readingTime|search\.results)\.\w+$/, 'count'],
    [/^serviceGroup\.\w+$/, 'count', 'price'],
    [/^plan\.(?:added|removed)$/, 'item'],
    [/^plan\.managed$/, 'service'],
    [/^plan\.package$/, 'service', 'package'],
    [/^reviews$/, 'count'],
    [/^rating$/, 'score', 'outOf'],
    [/^ratingAfter\./, 'outOf', 'reviews'],
    [/^playVideo$/, 'title'],
    [/^copyright$/, 'year', 'rights'],
    [/^orderPackage$/, 'package'],
    [/^showReview$/, 'number'],
    [/^showAll$/, 'items'],
    [/^article\.(?:published|updated)$/, 'date'],
  ],
  'content/site/prices.yaml': [
    [/^packages\.from$/, 'price'],
    [/^(?:managed\.(?:heading|order|orderManaged)|packages\.add)$/, 'service'],
    [/^timeline\.day$/, 'day'],
    [/^timeline\.days$/, 'from', 'to'],
  ],
  'content/site/offers.yaml': [
    [/^promo\.(?:during|after)\./, 'percent', 'date'],
    [/^standing\.\d+\.text$/, 'percent'],
  ],
  'content/site/languages.yaml': [[/^menu\.(?:waiting|done|failed|slow)$/, 'language', 'current']],
  'content/pages/aboutus.yaml': [[/^map\.(?:text|title)$/, 'city', 'country']],
  'content/pages/blogs.yaml': [[/^topic\.title$/, 'topic']],
  'content/pages/plan.yaml': [
    [/^choices\.packagesFrom$/, 'price'],
    [/^empty\.add$/, 'item'],
    [/^ledger\.remove$/, 'item'],
    [/^offer$/, 'category', 'offer'],
    [/^(?:linked\.text|ledger\.(?:seeCount|count\.\w+))$/, 'count'],
    [/^ledger\.told$/, 'totals', 'time'],
    [/^choices\.group\.\w+$/, 'count', 'price'],
    [/^choices\.groupWithMore$/, 'count', 'more', 'price'],
    [/^sheet\.date$/, 'date'],
  ],
  'content/pages/services.yaml': [[/^(?:heading|filter\.status)\.\w+$/, 'count']],
  'content/pages/tools.yaml': [
    [/^words\.ask$/, 'text'],
    [/^words\.problems\./, 'min', 'max', 'longest'],
  ],
  'content/pages/tools/acos.yaml': [
    [/^tool\.sentences\.noMargin$/, 'loss'],
    [/^tool\.sentences\.bid/, 'bid', 'bidAcos', 'kept', 'conversion', 'needed'],
    [
      /^tool\.sentences\./,
      ...[
        'left',
        'breakEven',
        'breakEvenBid',
        'keep',
        'target',
        'targetBid',
        'conversion',
        'leastBid',
      ],
    ],
  ],
  'content/pages/tools/landed-cost.yaml': [
    [/^tool\.sentences\./, 'each', 'quoted', 'more', 'units', 'customsValue', 'tax', 'base'],
  ],
  'content/pages/tools/aql.yaml': [
    [/^tool\.sentences\.arrow$/, 'fault', 'aql', 'letter', 'to', 'sample', 'accept'],
    [
      /^tool\.sentences\./,
      ...['lot', 'draw', 'level', 'letter', 'faulty', 'faultyPieces', 'chance'],
      ...['criticalSample', 'majorSample', 'minorSample'],
      ...['criticalAccept', 'majorAccept', 'minorAccept'],
    ],
    [/^tool\.columns\.chance$/, 'faulty'],
  ],
  'content/pages/tools/search-preview.yaml': [
    [/^tool\.(?:sentences\.|limits$)/, 'width', 'low', 'high'],
  ],
  'content/pages/testimonials.yaml': [[/^link$/, 'service']],
};
