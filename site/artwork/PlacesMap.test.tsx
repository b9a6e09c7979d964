import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PlacesMap, type PlacesMapProps } from './PlacesMap.tsx';

const city = (name: string, longitude: number, latitude: number) => ({
  city: name,
  longitude,
  latitude,
});

it.each<[name: string, places: PlacesMapProps['places']]>([
  ['no place', []],
  ['one place', [city('Quito', -78.5, -0.2)]],
  ['places far apart', [city('Los Angeles', -118.2, 34.1), city('Sydney', 151.2, -33.9)]],
])('shows every pin of %s', (_, places) => {
  const svg = renderToStaticMarkup(<PlacesMap places={places} />);
  const [x = 0, y = 0, width = 0, height = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? '')
    .split(' ')
    .map(Number);
  expect([width > 0, height > 0]).toEqual([true, true]);
  const pins = [...svg.matchAll(/translate\((-?\d+) (-?\d+)\)/g)].map((pin) =>
    pin.slice(1).map(Number),
  );
  expect(pins).toHaveLength(places.length);
  for (const [left = 0, top = 0] of pins) {
    expect(left).toBeGreaterThan(x);
    expect(left).toBeLessThan(x + width);
    expect(top).toBeGreaterThan(y);
    expect(top).toBeLessThan(y + height);
  }
});
