export type FooterLinksProps = { heading: string; links: { label: string; path: string }[] };

export function FooterLinks({ heading, links }: FooterLinksProps) {
  return (
    <div>
      <h2 className="footer-heading">{heading}</h2>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
