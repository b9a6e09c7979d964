import type { FastifyBaseLogger } from 'fastify';
import type { Catalogue } from '../../contract/plan.ts';
import type { Content } from '../content.ts';
import type { EnquiryDeps } from '../enquiries/submit-enquiry.ts';
import type { NewsletterDeps } from '../newsletter/subscribe.ts';
import type { Limiters } from './limits.ts';
import type { LiveSite } from './live-site.ts';
import type { Refuse } from './refuse.ts';

/** What the routes depend on. */
export type HttpDeps = {
  siteUrl: string;
  content: Content;
  /**
   * Null in development if the site wasn't built when the server started. Astro then serves the
   * pages.
   */
  site: LiveSite | null;
  /** What can be ordered now, with prices. */
  catalogue: () => Catalogue;
  enquiries: EnquiryDeps;
  newsletter: NewsletterDeps;
  /** Signs form tokens; the same in every process that uses the store. */
  formSecret: string;
  limiters: Limiters;
  /** Called once, for the first request with a proxy header, if no proxy is trusted. */
  onUntrustedProxy: () => void;
  refuse: Refuse;
  /** Whether an enquiry can be stored now. */
  isReady: () => Promise<boolean>;
  now: () => Date;
  log: FastifyBaseLogger;
};
