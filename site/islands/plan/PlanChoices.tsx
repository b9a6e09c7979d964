import { type ReactNode, useRef, useState } from 'react';
import { itemOf } from '../../../contract/plan.ts';
import type { CategoryId } from '../../schemas/common.ts';
import { Button } from '../../ui/Button.tsx';
import { ChoiceLink } from '../../ui/ChoiceLink.tsx';
import { planIf } from '../plan-if.ts';
import { PlanChoice } from './PlanChoice.tsx';
import styles from './PlanChoices.module.css';
import { PlanJump } from './PlanJump.tsx';
import { PlanPackages } from './PlanPackages.tsx';
import { PlanStart } from './PlanStart.tsx';
import type { PlanSides } from './plan-props.ts';

export type PlanGroup = {
  id: CategoryId;
  name: string;
  /** "7 services, from £120". */
  summary: string;
  /** The URLs of drawings. Phones show only the last one. */
  drawings: string[];
  /** `packages` is the label of a service's packages, such as "Fixed packages from $45". */
  services: { slug: string; path: string; packages: string }[];
};

export type PlanChoicesProps = PlanSides & {
  groups: PlanGroup[];
  /** A note about the plan, shown above the list. */
  children?: ReactNode;
};

/** Everything that can be added to a plan, by category, with its price and days. */
export function PlanChoices(props: PlanChoicesProps) {
  const { words, planWords, catalogue, items, conditions, groups, children, onChange, onAdd } =
    props;
  const { choices } = words;
  const start = useRef<HTMLDivElement>(null);
  const [isStarting, setStarting] = useState(false);
  const more = words.empty.services.some((slug) => !items.has(slug));
  // The other suggestions stay where they are, so that several can be added in a row.
  const addFirst = (item: string) => {
    setStarting(true);
    onChange(item, true);
    const next = start.current?.querySelector<HTMLElement>('li a');
    if (next) next.focus();
    else onAdd(item);
  };
  return (
    <div className={styles.choices}>
      <div
        ref={start}
        className={styles.start}
        {...planIf('empty', conditions)}
        hidden={!conditions.has('empty') && !(isStarting && more)}
      >
        <PlanStart words={words.empty} catalogue={catalogue} items={items} onAdd={addFirst} />
      </div>
      <div className={styles.sum}>
        <PlanJump {...props} place="above" />
      </div>
      {children}
      <ul className={styles.jumps}>
        {groups.map(({ id, name, services }) => (
          <li key={id}>
            <ChoiceLink href={`#${id}`} label={name} count={services.length} />
          </li>
        ))}
      </ul>
      {groups.map(({ id, name, summary, drawings, services }) => (
        <fieldset key={id} id={id} className={styles.group} data-category={id}>
          <legend>
            <h2>{name}</h2>
            <span className={styles.summary}>{summary}</span>
            <span className={styles.drawings}>
              {drawings.map((src) => (
                <img key={src} src={src} alt="" width="96" height="64" loading="lazy" />
              ))}
            </span>
          </legend>
          <ul>
            {services.map(({ slug, path, packages: label }) => {
              const service = catalogue[slug];
              if (!service) return null;
              const tiers = Object.entries(service.packages);
              const row = { planWords, items, onChange };
              return (
                <li key={slug}>
                  <PlanChoice {...row} item={slug} offer={service} />
                  {tiers.length > 0 && (
                    <PlanPackages
                      label={label}
                      of={service.name}
                      words={choices}
                      href={`${path}#prices`}
                      isPlanned={tiers.some(([tier]) => items.has(itemOf(slug, tier)))}
                    >
                      {tiers.map(([tier, offer]) => (
                        <li key={tier}>
                          <PlanChoice
                            {...row}
                            item={itemOf(slug, tier)}
                            of={service.name}
                            offer={offer}
                          />
                        </li>
                      ))}
                    </PlanPackages>
                  )}
                </li>
              );
            })}
          </ul>
        </fieldset>
      ))}
      <div className={styles.submit}>
        <p>{choices.withoutScript}</p>
        <Button type="submit">{choices.submit}</Button>
      </div>
      <PlanJump {...props} place="docked" />
    </div>
  );
}
