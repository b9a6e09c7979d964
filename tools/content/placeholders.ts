/** A field of a file, by the names that lead to it, and what is filled in there. */
type Row = readonly [field: RegExp, ...names: string[]];

/**
 * Names in braces that code fills in, by file. The first row that fits a field counts; a field that
 * none fits takes no name. Prices and days of pages are filled in before this is looked at.
 */
export const placeholders: Record<string, readonly Row[]> = {
  'content/site/forms.yaml': [
    [/\.problems\.[\w-]+$/, 'limit'],
    [/^enquiry\.about\.service$/, 'service', 'terms'],
    [/^enquiry\.about\.serviceAndPackage$/, 'service', 'package', 'terms'],
    [/^enquiry\.status\.reference$/, 'reference'],
    [/\.summary\.heading\.\w+$/, 'count'],
    [/^refusals\.[\w-]+\.text$/, 'email'],
  ],
  'content/site/mail.yaml': [
    [/^ownerEnquiry\.subject$/, 'reference', 'about'],
    [/^ownerEnquiry\.lead$/, 'name'],
    [/^ownerEnquiry\.consent$/, 'version', 'time'],
    [/^acknowledgement\.(?:subject|paragraphs\.\d+)$/, 'reference'],
    [/^acknowledgement\.about\.service$/, 'service'],
    [/^acknowledgement\.about\.serviceAndPackage$/, 'service', 'package'],
    [/^confirmSubscription\.expiry\.\w+$/, 'count'],
    [/^(?:confirmSubscription|welcomeSubscriber)\.paragraphs\.\d+$/, 'company'],
  ],
  'content/site/interface.yaml': [
    [/^(?:days|reviewCount|article\.readingTime|search\.results)\.\w+$/, 'count'],
    [/^reviews$/, 'count'],
    [/^rating$/, 'score', 'outOf'],
    [/^playVideo$/, 'title'],
    [/^copyright$/, 'year', 'company', 'rights'],
    [/^orderPackage$/, 'package'],
    [/^showReview$/, 'number'],
    [/^article\.(?:published|updated)$/, 'date'],
    [/^moved\.link$/, 'title'],
  ],
  'content/site/offers.yaml': [
    [/^promo\.(?:during|after)\./, 'percent', 'date'],
    [/^(?:sourcing|copywriting)\.text$/, 'percent'],
  ],
  'content/site/languages.yaml': [[/^menu\.(?:waiting|done|failed|slow)$/, 'language', 'current']],
  'content/site/staff.yaml': [
    [/^messages\.unknownCommand$/, 'name'],
    [/^messages\.(?:badOptions|missing)$/, 'reason', 'usage'],
    [/^messages\.badNumber$/, 'name'],
    [/^messages\.badChoice$/, 'name', 'choices'],
    [/^messages\.(?:notFound|movedAside|released|alreadyReleased)$/, 'reference'],
    [/^messages\.noMail$/, 'id'],
    [/^messages\.retried\.\w+$/, 'count'],
    [/^messages\.(?:confirmErase|erased)$/, 'enquiries', 'subscriptions'],
    [/^messages\.confirmPurge$/, 'enquiries', 'date'],
    [/^messages\.purged$/, 'enquiries'],
    [/^messages\.exported$/, 'rows', 'file'],
    [/^messages\.progressRows$/, 'rows'],
    [/^messages\.progressShare$/, 'percent'],
    [/^messages\.backup(?:Exists|Broken)$|^messages\.backedUp$/, 'file'],
    [/^messages\.(?:backupNeedsTool|failed)$/, 'reason'],
    [/^doctor\.checks\.settings\.local$/, 'url'],
    [/^doctor\.checks\.(?:site\.missing|words\.broken|(?:database|mail)\.down)$/, 'reason'],
    [/^doctor\.checks\.site\.strange$/, 'built', 'url'],
    [/^doctor\.checks\.disk\.(?:free|full)$/, 'free', 'directory'],
    [/^doctor\.checks\.disk\.readOnly$/, 'directory', 'reason'],
    [/^doctor\.checks\.database\.ok$/, 'engine', 'enquiries'],
    [/^doctor\.checks\.mail\.files$/, 'directory'],
    [/^doctor\.checks\.mail\.sample$/, 'address'],
    [/^doctor\.checks\.outbox\.ok$/, 'due'],
    [/^doctor\.checks\.outbox\.late$/, 'minutes'],
    [/^doctor\.checks\.outbox\.dead$/, 'dead'],
  ],
  'content/pages/blogs.yaml': [[/^topic\.title$/, 'topic']],
  'content/pages/services.yaml': [[/^(?:heading|filter\.status)\.\w+$/, 'count']],
  'content/pages/testimonials.yaml': [[/^link$/, 'service']],
};
