import { useEffect, useState } from 'react';
import { nearestRoutes, type Route } from '../lib/nearest-routes.ts';
import { Arrow } from '../ui/Arrow.tsx';

export type NearestRoutesProps = { heading: string; source: string };

/** Pages whose address is spelled much like the one that does not exist. */
export function NearestRoutes({ heading, source }: NearestRoutesProps) {
  const [routes, setRoutes] = useState<Route[]>([]);

  useEffect(() => {
    fetch(source)
      .then((answer) => answer.json())
      .then((known: Route[]) => setRoutes(nearestRoutes(location.pathname, known)))
      .catch((error: unknown) => console.error('The list of pages did not load.', error));
  }, [source]);

  if (routes.length === 0) return null;
  return (
    <nav aria-label={heading} className="nearest">
      <p>{heading}</p>
      <ul>
        {routes.map(({ label, path }) => (
          <li key={path}>
            <a href={path} className="go min-h-11">
              {label}
              <Arrow />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
