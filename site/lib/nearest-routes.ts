export type Route = { label: string; path: string };

export function isRoutes(value: unknown): value is Route[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof each?.label === 'string' && typeof each.path === 'string')
  );
}

/** The minimum similarity, from 0 to 1, and the maximum number of results. */
const leastLikeness = 0.35;
const most = 4;

/**
 * Returns the routes whose path or name is most like the requested one, best first. Each name is
 * listed once.
 */
export function nearestRoutes(asked: string, routes: Route[]): Route[] {
  const wanted = pairsOf(lastPart(asked));
  return routes
    .map((route) => ({
      route,
      likeness: Math.max(
        likeness(wanted, pairsOf(lastPart(route.path))),
        likeness(wanted, pairsOf(route.label)),
      ),
    }))
    .filter((each) => each.likeness >= leastLikeness)
    .sort((one, other) => other.likeness - one.likeness)
    .map(({ route }) => route)
    .filter(({ label }, index, all) => all.findIndex((each) => each.label === label) === index)
    .slice(0, most);
}

/** Many pages are in the same folders, so only the last part of a path is compared. */
function lastPart(path: string): string {
  return (
    path
      .replace(/\.html?$|\/+$/g, '')
      .split('/')
      .at(-1) ?? ''
  );
}

/** Returns the pairs of adjacent letters and digits: `lo oc ca al`. */
function pairsOf(text: string): string[] {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) =>
    letters.slice(index, index + 2),
  );
}

/** The Dice coefficient: twice the number of shared pairs, divided by the number of all pairs. */
function likeness(one: string[], other: string[]): number {
  if (one.length + other.length === 0) return 0;
  const rest = [...other];
  const shared = one.filter((pair) => {
    const place = rest.indexOf(pair);
    if (place !== -1) rest.splice(place, 1);
    return place !== -1;
  });
  return (2 * shared.length) / (one.length + other.length);
}
