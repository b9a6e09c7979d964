import { PillList } from '../ui/PillList.tsx';

export type TopSourcedProps = { heading: string; lead: string; categories: string[] };

/** The kinds of product that are sourced most. */
export function TopSourced({ heading, lead, categories }: TopSourcedProps) {
  return (
    <section className="bg-paper-2 py-section">
      <div className="wrap faq-grid">
        <div>
          <h2>{heading}</h2>
          <p className="lead mt-5 max-w-[24em]">{lead}</p>
        </div>
        <PillList items={categories} className="self-center" />
      </div>
    </section>
  );
}
