import { clsx } from 'clsx';
import { MemberImage } from '../artwork/MemberImage.tsx';
import type { MemberObjectName } from '../artwork/member-object-names.ts';
import type { PortraitName } from '../artwork/portrait-names.ts';
import { SectionHead } from './SectionHead.tsx';
import styles from './TeamSection.module.css';

export type TeamSectionProps = {
  heading: string;
  lead: string;
  members: {
    name: string;
    role: string;
    portrait: PortraitName;
    object: MemberObjectName;
    note: string;
  }[];
};

export function TeamSection({ heading, lead, members }: TeamSectionProps) {
  return (
    <section className="band" data-ground="quiet">
      <div className="wrap">
        <SectionHead heading={heading} lead={lead} />
        <ul className={styles.team}>
          {members.map(({ name, role, portrait, object, note }) => (
            <li key={name}>
              <MemberImage portrait={portrait} object={object} />
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
