import type { Reasons } from '../schemas/page-parts.ts';

export type NumberedReasonsProps = Reasons;

/** Reasons side by side under a rule, each with its number. */
export function NumberedReasons({ heading, lead, items }: NumberedReasonsProps) {
  return (
    <section className="bg-paper-2 py-section">
      <div className="wrap">
        <h2 className="max-w-[13em]">{heading}</h2>
        <p className="lead mt-5 max-w-[34em]">{lead}</p>
        <ol className={`reasons reasons-${items.length}`}>
          {items.map(({ title, text }, index) => (
            <li key={title}>
              <span className="reason-number figure" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p className="soft">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
