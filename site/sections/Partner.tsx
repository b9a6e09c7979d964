import type { Reasons } from '../schemas/page-parts.ts';

export type PartnerProps = Reasons & {
  /** Claims whose first word is the figure: "10+ years". */
  claims: string[];
};

/** Why work together: what is claimed, large, and the reasons beside it. */
export function Partner({ heading, lead, items, claims }: PartnerProps) {
  return (
    <section className="bg-paper-2 py-section">
      <div className="wrap partner">
        <div>
          <h2 className="max-w-[10em]">{heading}</h2>
          <p className="lead mt-5 max-w-[26em]">{lead}</p>
          <ul className="partner-claims">
            {claims.map((claim) => {
              const [figure, ...rest] = claim.split(' ');
              return (
                <li key={claim}>
                  <b className="figure">{figure}</b> {rest.join(' ')}
                </li>
              );
            })}
          </ul>
        </div>
        <ol className="partner-reasons">
          {items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft mt-2">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
