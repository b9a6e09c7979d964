import { PortraitImage } from '../artwork/PortraitImage.tsx';
import type { PortraitName } from '../artwork/portrait-names.ts';
import { Arrow } from '../ui/Arrow.tsx';

export type TeamSectionProps = {
  heading: string;
  lead: string;
  link: { label: string; path: string };
  members: { name: string; role: string; portrait: PortraitName; note: string }[];
};

export function TeamSection({ heading, lead, link, members }: TeamSectionProps) {
  return (
    <section className="bg-paper-2 py-section">
      <div className="wrap">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <h2>{heading}</h2>
          <div>
            <p className="soft max-w-[25em]">{lead}</p>
            <a href={link.path} className="go mt-2 min-h-11">
              {link.label}
              <Arrow />
            </a>
          </div>
        </div>
        <ul className="team">
          {members.map(({ name, role, portrait, note }) => (
            <li key={name}>
              <PortraitImage name={portrait} />
              <div>
                <h3>{name}</h3>
                <p className="font-semibold">{role}</p>
                <p className="soft mt-3">{note}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
