export type BreadcrumbProps = {
  label: string;
  /** From the home page down to the current page, which is last. */
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
