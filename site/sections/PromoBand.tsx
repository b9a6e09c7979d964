import type { ActionLink } from '../lib/action-link.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';

export type PromoBandProps = { heading: string; text: string; action: ActionLink };

/** A quiet band that offers another service, such as the audit on development pages. */
export function PromoBand({ heading, text, action }: PromoBandProps) {
  return (
    <section className="bg-seo-field">
      <div className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-12">
        <div>
          <h2 className="text-h3">{heading}</h2>
          <p className="mt-2">{text}</p>
        </div>
        <ButtonLink href={action.href} label={action.label} look="dark" arrow />
      </div>
    </section>
  );
}
