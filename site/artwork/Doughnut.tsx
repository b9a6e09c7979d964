import { arc, type PieArcDatum, pie } from 'd3-shape';

export type DoughnutProps = {
  /** Names the drawing for assistive technology. */
  label: string;
  /** Shares in percent, drawn clockwise from the top. */
  shares: { name: string; percent: number }[];
};

type Share = DoughnutProps['shares'][number];

/** Shares as a ring, each slice with its percentage and open to pointer and keyboard. */
export function Doughnut({ label, shares }: DoughnutProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing holds no fieldset
    <svg className="doughnut" viewBox="0 0 360 360" role="group" aria-label={label}>
      <g transform="translate(180 180)">
        {slices(shares).map((slice, index) => {
          const { name, percent } = slice.data;
          const [x, y] = ring.centroid(slice);
          return (
            // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: its tooltip opens on focus
            <g
              key={name}
              className={`slice share-${index + 1}`}
              role="img"
              tabIndex={0}
              aria-label={`${name}: ${percent}%`}
              data-slice=""
              data-x={place(x)}
              data-y={place(y)}
            >
              <path d={ring(slice) ?? ''} />
              <text x={round(x)} y={round(y)} dy=".35em" textAnchor="middle">
                {percent}%
              </text>
            </g>
          );
        })}
      </g>
      <polyline className="doughnut-line" points="132,204 158,188 174,196 222,154" />
      <circle className="doughnut-dot" cx="222" cy="154" r="8" />
    </svg>
  );
}

const slices = pie<Share>()
  .sort(null)
  .value(({ percent }) => percent);
const ring = arc<PieArcDatum<Share>>().innerRadius(92).outerRadius(160).digits(1);

const round = (value: number) => Math.round(value * 10) / 10;

/** A coordinate of the ring as a share of the drawing's width, in percent. */
const place = (value: number) => round(((value + 180) / 360) * 100);
