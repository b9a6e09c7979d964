/**
 * A category pill on /services selects an option in the list. The page's styles then filter the
 * cards.
 */
const moves =
  CSS.supports('selector(:active-view-transition-type(filter))') &&
  !matchMedia('(prefers-reduced-motion: reduce)').matches;

for (const pill of document.querySelectorAll<HTMLButtonElement>('[data-choose]')) {
  pill.addEventListener('click', () => choose(pill.value));
}

function choose(value: string): void {
  const list = document.querySelector<HTMLSelectElement>('#category');
  if (!list || list.value === value) return;
  const update = () => {
    list.value = value;
  };
  if (moves) document.startViewTransition({ update, types: ['filter'] });
  else update();
}
