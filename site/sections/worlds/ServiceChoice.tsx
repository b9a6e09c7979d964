import { Go } from '../../ui/Go.tsx';
import styles from './ServiceChoice.module.css';

export type ServiceChoiceProps = {
  /** Each with what it is for. */
  services: { name: string; href: string; text: string }[];
  /** Whether the services are numbered. */
  inOrder?: boolean | undefined;
};

/** A row for each need, with the service for it at the end, in the category's design. */
export function ServiceChoice({ services, inOrder }: ServiceChoiceProps) {
  const List = inOrder ? 'ol' : 'ul';
  return (
    <List className={styles.services}>
      {services.map(({ name, href, text }) => (
        <li key={href}>
          <p>{text}</p>
          <Go href={href} label={name} />
        </li>
      ))}
    </List>
  );
}
