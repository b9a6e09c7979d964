import styles from './ServiceChoice.module.css';

export type ServiceChoiceProps = {
  services: { name: string; href: string; text: string }[];
  /** Whether the services are numbered. */
  inOrder?: boolean | undefined;
};

/** Services to choose from, in the design of the category around them. */
export function ServiceChoice({ services, inOrder }: ServiceChoiceProps) {
  const List = inOrder ? 'ol' : 'ul';
  return (
    <List className={styles.services}>
      {services.map(({ name, href, text }) => (
        <li key={href}>
          <a href={href}>{name}</a>
          <p>{text}</p>
        </li>
      ))}
    </List>
  );
}
