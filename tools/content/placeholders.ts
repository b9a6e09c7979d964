/** A field of a file, by the names that lead to it, and what is filled in there. */
type Row = readonly [field: RegExp, ...names: string[]];

/**
 * Names in braces that code fills in, by file. The first row that fits a field counts; a field that
 * none fits takes no name. Prices, days and what company.yaml says are filled in before this is looked
 * at.
 */
export const placeholders: Record<string, readonly Row[]> = {
  'content/site/forms.yaml': [
    [/\.problems\.[\w-]+$/, 'limit'],
    [/^enquiry\.about\.service$/, 'service', 'terms'],
    [/^enquiry\.about\.serviceAndPackage$/, 'service', 'package', 'terms'],
    [/^enquiry\.about\.packagesOrService$/, 'packages', 'service'],
    [/^enquiry\.status\.reference$/, 'reference'],
    [/^plan\.package$/, 'service', 'package'],
    [/^plan\.prices\.[\w-]+$/, 'price'],
    [/^plan\.(?:days|ready|readyTogether)\.\w+$/, 'count'],
    [/^plan\.longest$/, 'item'],
    [/^plan\.byScope$/, 'items'],
    [/^plan\.leftOut\.[\w-]+$/, 'item', 'limit'],
    [/\.summary\.heading\.\w+$/, 'count'],
  ],
  'content/site/mail.yaml': [
    [/^ownerEnquiry\.subject$/, 'reference', 'about'],
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
    [/^(?:days|reviewCount|article\.readingTime|search\.results)\.\w+$/, 'count'],
    [/^packagesFrom$/, 'price'],
    [/^plan\.(?:added|removed)$/, 'item'],
    [/^reviews$/, 'count'],
    [/^rating$/, 'score', 'outOf'],
    [/^playVideo$/, 'title'],
    [/^copyright$/, 'year', 'rights'],
    [/^orderPackage$/, 'package'],
    [/^showReview$/, 'number'],
    [/^article\.(?:published|updated)$/, 'date'],
    [/^moved\.link$/, 'title'],
  ],
  'content/site/offers.yaml': [
    [/^promo\.(?:during|after)\./, 'percent', 'date'],
    [/^standing\.\d+\.text$/, 'percent'],
  ],
  'content/site/languages.yaml': [[/^menu\.(?:waiting|done|failed|slow)$/, 'language', 'current']],
  'content/pages/aboutus.yaml': [[/^map\.(?:text|title)$/, 'city', 'country']],
  'content/pages/blogs.yaml': [[/^topic\.title$/, 'topic']],
  'content/pages/plan.yaml': [
    [/^empty\.add$/, 'item'],
    [/^ledger\.remove$/, 'item'],
    [/^ledger\.told$/, 'totals', 'time'],
    [/^sheet\.date$/, 'date'],
  ],
  'content/pages/services.yaml': [[/^(?:heading|filter\.status)\.\w+$/, 'count']],
  'content/pages/testimonials.yaml': [[/^link$/, 'service']],
};
