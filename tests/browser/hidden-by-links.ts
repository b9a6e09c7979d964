import type { Page } from '@playwright/test';
import { layOutAll } from '../../tools/lay-out-all.ts';
import { wholePage } from './whole-page.ts';

/** Text or a control, with its edges in page coordinates. */
type Target = { name: string; left: number; right: number; top: number; bottom: number };

/**
 * Scrolls through a page half a view at a time. Returns the text and controls that the chat link or
 * the Contact Us link covers, and those that never fit completely between the header and the bar
 * that these links form at the bottom of the view.
 */
export async function hiddenByLinks(page: Page): Promise<string[]> {
  await wholePage(page);
  await layOutAll(page);
  const measure = async () => page.evaluate(findHidden, await page.evaluate(findTargets));
  const hidden = await measure();
  // A picture whose source depends on the width gets its height only once it is in view.
  return hidden.length > 0 ? measure() : hidden;
}

/**
 * Every line of text and every control. Anything taller than a third of the view is left out,
 * because visitors read it while scrolling.
 */
function findTargets(): Target[] {
  scrollTo({ top: 0, behavior: 'instant' });
  const range = document.createRange();
  const controls = [...document.querySelectorAll('a, button, input, select, textarea, summary')];
  const parts: { element: Element; boxes: Iterable<DOMRect> }[] = controls.map((element) => ({
    element,
    boxes: [element.getBoundingClientRect()],
  }));
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: text } = texts;
    range.selectNodeContents(text);
    if (text.parentElement && text.textContent?.trim()) {
      parts.push({ element: text.parentElement, boxes: range.getClientRects() });
    }
  }
  return parts
    .filter(({ element }) => element.closest('main, body > footer'))
    .filter(({ element }) => element.checkVisibility({ visibilityProperty: true }))
    .flatMap(({ element, boxes }) =>
      [...boxes]
        .filter(({ width, height }) => width > 2 && height > 2 && height < innerHeight / 3)
        .map(({ left, right, top, bottom }) => {
          const name = `${element.localName} ${element.textContent?.trim().slice(0, 60)}`;
          return { name, left, right, top: top + scrollY, bottom: bottom + scrollY };
        }),
    );
}

function findHidden(targets: Target[]): string[] {
  const links = [...document.querySelectorAll('[data-floating] > a')].filter((link) =>
    link.checkVisibility(),
  );
  if (links.length === 0) return [];
  const boxesOf = () => links.map((link) => link.getBoundingClientRect());
  const isBar = new Set(boxesOf().map(({ top }) => top)).size === 1;
  const header = document.querySelector('body > header')?.getBoundingClientRect().bottom ?? 0;
  const unseen = new Set(targets);
  const covered = new Set<Target>();

  const look = (boxes: DOMRect[]) => {
    const foot = isBar ? (boxes[0]?.top ?? 0) : innerHeight;
    for (const target of targets) {
      const { left, right } = target;
      const [top, bottom] = [target.top - scrollY, target.bottom - scrollY];
      if (top < header - 1 || bottom > foot + 1) continue;
      unseen.delete(target);
      const isUnder = (box: DOMRect) =>
        left < box.right && right > box.left && top < box.bottom - 1 && bottom > box.top + 1;
      if (boxes.some(isUnder)) covered.add(target);
    }
  };

  const step = (innerHeight - header) / 2;
  for (let before = -1; before < scrollY; scrollBy({ top: step, behavior: 'instant' })) {
    before = scrollY;
    look(boxesOf());
  }
  scrollTo({ top: 0, behavior: 'instant' });
  return [...covered, ...unseen].map(({ name }) => name);
}
