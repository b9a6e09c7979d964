import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PlanAddition } from '../lib/add-to-plan.ts';
import styles from './AddToPlan.module.css';
import { Tick } from './Tick.tsx';

export type AddToPlanProps = Omit<PlanAddition, 'label'> & {
  /** The label, if it isn't "Add to plan". */
  label?: ReactNode;
  className?: string | undefined;
};

/** A link that adds an item to the plan or removes it. site/scripts/plan.ts updates its text. */
export function AddToPlan({ item, name, href, words, label, className }: AddToPlanProps) {
  return (
    <a
      href={href}
      className={clsx(styles.add, className)}
      data-plan-add={item}
      data-plan-name={name}
    >
      <span className={styles.part} data-when="open">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 2v12M2 8h12" />
        </svg>
        <span>{label ?? words.add}</span>
      </span>
      <span className={styles.part} data-when="planned" hidden>
        <Tick />
        <span>
          {words.planned} <u>{words.remove}</u>
        </span>
      </span>
      <span className="sr-only">: {name}</span>
    </a>
  );
}
