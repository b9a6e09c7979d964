import { Disc } from './Disc.tsx';
import { Shape } from './Shape.tsx';

export type BreadKind = keyof typeof breads;

export type BreadProps = { kind: BreadKind; x: number; y: number; scale?: number; stroke?: number };

/** A baked item standing on (x, y). The stroke width is the same at every scale. */
export function Bread({ kind, x, y, scale = 1, stroke = 2 }: BreadProps) {
  const Drawing = breads[kind];
  return (
    <g transform={`translate(${x} ${y})${scale === 1 ? '' : ` scale(${scale})`}`}>
      <Drawing width={Number((stroke / scale).toFixed(2))} />
    </g>
  );
}

type Stroke = { width: number };

/** A round loaf, scored with an ear of wheat: 152x100. */
function Sourdough({ width }: Stroke) {
  return (
    <>
      <Shape
        d="M-75-10c-6-54 30-90 75-90s81 36 75 90c-1 8-8 10-16 10H-59c-8 0-15-2-16-10z"
        fill="seoPale"
        width={width}
      />
      <Shape
        d="M75-10c-1 8-8 10-16 10H-59c-8 0-15-2-16-10c22 6 122 6 150 0z"
        fill="accentLight"
        width={width}
      />
      <Shape
        d="M0-26v-58M0-70c-6-12-18-14-26-11c4 10 14 16 26 11c12 5 22-1 26-11c-8-3-20-1-26 11zM0-50c-8-12-24-14-34-11c5 11 18 16 34 11c16 5 29 0 34-11c-10-3-26-1-34 11zM0-29c-10-12-28-15-40-11c6 11 22 16 40 11c18 5 34 0 40-11c-12-4-30-1-40 11z"
        fill="accentLight"
        line="seoDark"
        width={width}
      />
    </>
  );
}

/** A tin loaf: 88x86. */
function Tin({ width }: Stroke) {
  return (
    <>
      <Shape
        d="M-38 0v-48c-12-6-9-28 9-32c19-5 39-5 58 0c18 4 21 26 9 32V0z"
        fill="accentLight"
        width={width}
      />
      <Shape d="M-38-48c10 5 66 5 76 0M-20-66c12-4 28-4 40 0" line="seoDark" width={width} />
    </>
  );
}

/** A dark seeded loaf: 104x58. */
function Rye({ width }: Stroke) {
  return (
    <>
      <Shape
        d="M-52-6c-4-32 20-52 52-52s56 20 52 52c-1 5-5 6-10 6h-84c-5 0-9-1-10-6z"
        fill="seoDark"
        width={width}
      />
      <Shape
        d="M-30-16l7-4M-24-34l6-5M-8-24l7-3M-6-44l7-3M12-14l7-4M14-34l7 3M28-22l7 3M-38-26l3-6M32-38l4 4M-14-10l6-2"
        line="seoField"
        width={width * 1.3}
      />
    </>
  );
}

/** A croissant: 96x52. */
function Croissant({ width }: Stroke) {
  return (
    <>
      <Shape
        d="M-47-4c-4-10 2-21 11-25c7-15 22-23 36-23s29 8 36 23c9 4 15 15 11 25c-8 8-19 3-24-6c-5-6-13-9-23-9s-18 3-23 9c-5 9-16 14-24 6z"
        fill="accentLight"
        width={width}
      />
      <Shape
        d="M-36-29c7 3 12 10 13 19M-17-48c5 9 7 19 5 31M17-48c-5 9-7 19-5 31M36-29c-7 3-12 10-13 19"
        line="seoDark"
        width={width}
      />
    </>
  );
}

/** A rolled bun with a sugar topping: 64x64. */
function Bun({ width }: Stroke) {
  return (
    <g transform="translate(0 -32)">
      <Disc x={0} y={0} radius={32} fill="seoPale" />
      <Shape
        d="M4 0A4 4 0 0 0-4 0A8 8 0 0 0 12 0A12 12 0 0 0-12 0A16 16 0 0 0 20 0A20 20 0 0 0-20 0C-20 14-10 23 2 24"
        line="seoDark"
        width={width * 1.4}
      />
      <Shape
        d="M-22-14h0M-8-24h0M12-22h0M24-8h0M22 14h0M8 26h0M-14 22h0M-26 6h0"
        width={width * 1.8}
        line="white"
      />
    </g>
  );
}

/** Two baguettes in a paper bag: 76x150. */
function Baguettes({ width }: Stroke) {
  return (
    <>
      <g transform="rotate(-9)">
        <Shape d="M-16-40v-96c0-20 24-20 24 0v96z" fill="seoPale" width={width} />
        <Shape d="M-12-118l16-10M-12-98l16-10M-12-78l16-10" line="seoDark" width={width} />
      </g>
      <g transform="rotate(10)">
        <Shape d="M2-40v-80c0-20 24-20 24 0v80z" fill="accentLight" width={width} />
        <Shape d="M6-102l16-10M6-82l16-10" line="seoDark" width={width} />
      </g>
      <Shape
        d="M-34 0l-4-70l9 6l9-6l9 6l10-6l10 6l9-6l9 6l9-6l-4 70z"
        fill="paper2"
        width={width}
      />
      <Shape d="M-34 0l10-64M10-24a11 11 0 1 1-22 0a11 11 0 1 1 22 0" width={width} />
    </>
  );
}

const breads = {
  sourdough: Sourdough,
  tin: Tin,
  rye: Rye,
  croissant: Croissant,
  bun: Bun,
  baguettes: Baguettes,
};
