import { currencies, itemOf } from '../../../contract/plan.ts';
import type { CategoryId } from '../../schemas/common.ts';
import { Arrow } from '../../ui/Arrow.tsx';
import { Button } from '../../ui/Button.tsx';
import { ChoiceLink } from '../../ui/ChoiceLink.tsx';
import { Dot } from '../../ui/Dot.tsx';
import { PlanChoice } from './PlanChoice.tsx';
import styles from './PlanChoices.module.css';
import { ledgerId } from './PlanLedger.tsx';
import { PlanStart } from './PlanStart.tsx';
import type { PlanSides } from './plan-props.ts';

export type PlanGroup = {
  id: CategoryId;
  name: string;
  services: { slug: string; path: string }[];
};

export type PlanChoicesProps = PlanSides & { groups: PlanGroup[] };

/** Everything that can be planned, by category, with its price and days. */
export function PlanChoices(props: PlanChoicesProps) {
  const { words, planWords, catalogue, items, parts, sums, groups, onChange, onAdd } = props;
  const { choices } = words;
  return (
    <div className={styles.choices}>
      <div className={styles.start} data-plan-if="empty" hidden={!parts.empty}>
        <PlanStart words={words.empty} catalogue={catalogue} onAdd={onAdd} />
      </div>
      <ul className={styles.jumps} data-jumps>
        {groups.map(({ id, name }) => (
          <li key={id}>
            <ChoiceLink href={`#${id}`} label={name} />
          </li>
        ))}
      </ul>
      {groups.map(({ id, name, services }) => (
        <fieldset key={id} id={id} className={styles.group} data-category={id}>
          <legend>
            <h2>
              <Dot />
              {name}
            </h2>
          </legend>
          <ul>
            {services.map(({ slug, path }) => {
              const service = catalogue[slug];
              if (!service) return null;
              const { packages } = service;
              const row = { planWords, items, onChange };
              return (
                <li key={slug}>
                  <PlanChoice {...row} item={slug} offer={service} />
                  {Object.keys(packages).length > 0 && (
                    <div className={styles.packages}>
                      <p>
                        {choices.packages}{' '}
                        <a href={`${path}#prices`}>
                          {choices.included}
                          <span className="sr-only">: {service.name}</span>
                        </a>
                      </p>
                      <ul>
                        {Object.entries(packages).map(([tier, offer]) => (
                          <li key={tier}>
                            <PlanChoice
                              {...row}
                              item={itemOf(slug, tier)}
                              of={service.name}
                              offer={offer}
                            />
                          </li>
                        ))}
                      </ul>
                    </div>
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
      <a
        href={`#${ledgerId}`}
        className={`on-ink ${styles.jump}`}
        data-plan-if="lines"
        hidden={!parts.lines}
      >
        {currencies.map((currency) => (
          <span key={currency} data-plan-if={currency} hidden={!parts[currency]}>
            <small>{planWords.words.totals[currency]}</small>{' '}
            <b className="figure" data-plan-total={currency} suppressHydrationWarning>
              {sums.totals[currency] ?? ''}
            </b>
          </span>
        ))}
        <span className={styles.down}>
          <span className="sr-only">{words.ledger.jump}</span>
          <Arrow />
        </span>
      </a>
    </div>
  );
}
