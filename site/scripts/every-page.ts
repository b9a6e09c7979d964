/** Bundled as one file that every page loads after its first paint. */
import { updateYear } from './footer-year.ts';
import './plan.ts';
import { updatePromoLine } from './promo-line.ts';

updateYear();
updatePromoLine();
