/** Updates the line about the promotion. The page may have been built before its end. */
export function updatePromoLine(): void {
  const line = document.querySelector<HTMLElement>('[data-promo-end]');
  const { promoEnd, running = '', ended = '' } = line?.dataset ?? {};
  const words = Date.now() >= Number(promoEnd) ? ended : running;
  if (line && line.textContent?.trim() !== words) line.textContent = words;
}
