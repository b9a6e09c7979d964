export type Route = { label: string; path: string };

export function isRoutes(value: unknown): value is Route[] {
  return (
    Array.isArray(value) &&
    value.every((each) => typeof each?.label === 'string' && typeof each.path === 'string')
  );
}

/** How similar two paths must be, from 0 to 1, and how many are listed at most. */
const leastLikeness = 0.35;
const most = 4;

/** Routes whose path or name is spelled like the requested one, nearest first, each name once. */
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

/** Many pages share folders; the end of a path tells them apart. */
function lastPart(path: string): string {
  return (
    path
      .replace(/\.html?$|\/+$/g, '')
      .split('/')
      .at(-1) ?? ''
  );
}

/** Pairs of neighbouring letters and digits: `lo oc ca al`. */
function pairsOf(text: string): string[] {
  const letters = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  return Array.from({ length: Math.max(0, letters.length - 1) }, (_, index) =>
    letters.slice(index, index + 2),
  );
}

/** The Dice coefficient: twice the shared pairs, divided by all pairs. */
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
