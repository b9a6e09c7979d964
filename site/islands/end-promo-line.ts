/** Replaces a line about a promotion that has ended since the page was built. */
export function endPromoLine(panel: ParentNode | null): void {
  const line = panel?.querySelector<HTMLElement>('[data-ends]');
  const { ends, after } = line?.dataset ?? {};
  if (line && after && Date.now() >= Number(ends)) line.textContent = after;
}
