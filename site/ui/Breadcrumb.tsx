export type BreadcrumbProps = {
  label: string;
  /** From the widest page down to the current one, which is last. The home page is not among them. */
  trail: { label: string; path: string }[];
};

export function Breadcrumb({ label, trail }: BreadcrumbProps) {
  const current = trail.length - 1;
  return (
    <nav aria-label={label} className="breadcrumb">
      <ol>
        {trail.map((crumb, index) => (
          <li key={crumb.path}>
            {index === current ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <a href={crumb.path}>{crumb.label}</a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
