import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import type { PluralWords } from '../../contract/fill-words.ts';
import { countHeading } from '../lib/count-heading.ts';
import { formatCount } from '../lib/format-count.ts';
import { useIslandLive } from './island-live.ts';

export type ServiceFilterProps = {
  label: string;
  all: string;
  choices: { value: string; label: string }[];
  status: PluralWords;
  /** The id of the grid whose `[data-category]` children are filtered. */
  controls: string;
  /** The element at the start of the page's heading that says how many there are. */
  heading: { id: string; words: PluralWords };
};

/** Filters a static grid of services by category and says how many are left. */
export function ServiceFilter({
  label,
  all,
  choices,
  status,
  controls,
  heading,
}: ServiceFilterProps) {
  const root = useRef<HTMLDivElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  const [category, setCategory] = useState('');
  const [shown, setShown] = useState<number>();
  useIslandLive(root);

  // A choice made before the script was there, or restored by the browser, which may do so after it.
  useEffect(() => {
    const read = () => setCategory(select.current?.value ?? '');
    read();
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, []);

  useEffect(() => {
    const cards = document.querySelectorAll<HTMLElement>(`#${controls} > [data-category]`);
    let count = 0;
    for (const card of cards) {
      card.hidden = category !== '' && card.dataset['category'] !== category;
      if (!card.hidden) count += 1;
    }
    setShown(count);
    const counted = document.getElementById(heading.id);
    if (counted) counted.textContent = countHeading(count, heading.words).start;
  }, [category, controls, heading]);

  return (
    <div ref={root} className="service-filter">
      <label htmlFor="category">{label}</label>
      <select
        ref={select}
        id="category"
        className="control"
        value={category}
        onChange={(event: ChangeEvent<HTMLSelectElement>) => setCategory(event.target.value)}
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <p role="status" className="soft">
        {shown !== undefined && <span key={shown}>{formatCount(shown, status)}</span>}
      </p>
    </div>
  );
}
