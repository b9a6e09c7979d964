/** Writes the current year into the footer. The HTML has the year of the build. */
export function updateYear(): void {
  const line = document.querySelector('[data-year]');
  line?.replaceChildren((line.textContent ?? '').replace(/\d{4}/, `${new Date().getFullYear()}`));
}
