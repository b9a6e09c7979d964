type Rgb = [red: number, green: number, blue: number];

/**
 * Reads the colours of site/styles/theme.css by name: `accent` is `--color-accent`. They must be
 * hex colours.
 */
export function themeColours(css: string): (name: string) => string {
  const found = new Map(
    [...css.matchAll(/--color-([\w-]+):\s*#([\da-f]{3}|[\da-f]{6});/gi)].map(
      ([, name = '', hex = '']) => [name, `#${hex.toLowerCase()}`],
    ),
  );
  return (name) => {
    const colour = found.get(name);
    if (colour === undefined) throw new Error(notHex(name));
    return colour;
  };
}

export function notHex(name: string): string {
  return `site/styles/theme.css: write --color-${name} as #rrggbb: drawings use it.`;
}

/** The contrast ratio of WCAG, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = rgb(colour).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * Mixes `percent` of one colour with another, like CSS's `color-mix(in srgb, one percent, other)`.
 */
export function mix(one: string, percent: number, other: string): string {
  const ends = rgb(other);
  const mixed = rgb(one).map((value, index) =>
    Math.round((value * percent + (ends[index] ?? 0) * (100 - percent)) / 100),
  );
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

function rgb(colour: string): Rgb {
  const hex = colour.slice(1);
  const long = hex.length === 3 ? hex.replaceAll(/./g, '$&$&') : hex;
  const at = (index: number) => Number.parseInt(long.slice(index, index + 2), 16);
  return [at(0), at(2), at(4)];
}
