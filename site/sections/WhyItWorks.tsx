import type { ActionLink } from '../lib/action-link.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Tick } from '../ui/Tick.tsx';

export type WhyItWorksProps = {
  heading: string;
  items: { title: string; text: string }[];
  action: ActionLink;
};

/** Why the steps above hold: ticked sentences, and the button that takes the first step. */
export function WhyItWorks({ heading, items, action }: WhyItWorksProps) {
  return (
    <section className="bg-paper-2 py-section">
      <div className="wrap faq-grid">
        <div>
          <h2 className="max-w-[8em]">{heading}</h2>
          <p className="mt-8">
            <ButtonLink href={action.href} label={action.label} arrow />
          </p>
        </div>
        <ul className="why-list">
          {items.map(({ title, text }) => (
            <li key={title}>
              <Tick />
              <div>
                <h3>{title}</h3>
                <p className="soft mt-1">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
