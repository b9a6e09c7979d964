import { clsx } from 'clsx';
import type { PortraitName } from '../artwork/portrait-names.ts';
import { StandingPortraitImage } from '../artwork/StandingPortraitImage.tsx';
import { SectionHead } from './SectionHead.tsx';
import styles from './TeamSection.module.css';

export type TeamSectionProps = {
  heading: string;
  lead: string;
  members: { name: string; role: string; portrait: PortraitName; note: string }[];
};

export function TeamSection({ heading, lead, members }: TeamSectionProps) {
  return (
    <section className="band" data-ground="quiet">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <ul className={styles.team}>
          {members.map(({ name, role, portrait, note }) => (
            <li key={name}>
              <StandingPortraitImage name={portrait} />
              <div>
                <h3>{name}</h3>
                <p className={styles.role}>{role}</p>
                <p className={clsx('soft', styles.note)}>{note}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
