import { LogoMark } from '../motif/LogoMark.tsx';
import { lines } from '../motif/lines.ts';
import { type Category, fieldOf, palette } from '../parts/palette.ts';
import { type FittedTitle, titleLeading } from './fit-title.ts';
import type { ShareArt } from './share-art.ts';

export type SharePictureProps = {
  title: FittedTitle;
  /** Widths of the mark and of the title's last line, at the title's size. */
  markWidth: number;
  lastLineWidth: number;
  art: ShareArt;
  category: Category;
  /** The chip above the title, and the width of its text. */
  chip?: { label: string; width: number } | undefined;
  company: { name: string; size: number };
};

export const picture = { width: 1200, height: 630 } as const;
export const titleBox = { width: 480, height: 330, sizes: [88, 82, 76, 70, 64, 58, 52, 47, 43] };
export const chipSize = 23;
export const titleTracking = -0.024;

const margin = 64;
const panel = { x: 576, width: 624, radius: 28 } as const;

/** The picture shown when a page's URL is shared: the page's title, its artwork and the company. */
export function SharePicture(props: SharePictureProps) {
  const { title, markWidth, lastLineWidth, art, category, chip, company } = props;
  const { size } = title;
  const titleTop = chip ? 146 : 78;
  const baseline = (index: number) => titleTop + size * (0.76 + index * titleLeading);
  const lastBaseline = baseline(title.lines.length - 1);
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      width={picture.width}
      height={picture.height}
    >
      <rect width={picture.width} height={picture.height} fill={palette.paper} />
      <ArtPanel {...art} />
      {chip && <TitleChip {...chip} category={category} />}
      {title.mark && (
        <Underline
          x={margin + lastLineWidth - markWidth}
          y={lastBaseline}
          width={markWidth}
          size={size}
        />
      )}
      {title.lines.map((line, index) => (
        <text
          key={line}
          data-face="display"
          x={margin}
          y={baseline(index)}
          fontSize={size}
          letterSpacing={titleTracking * size}
          fill={palette.ink}
        >
          {line}
        </text>
      ))}
      <svg x={margin} y={524} width={44} height={44}>
        <LogoMark />
      </svg>
      <text
        data-face="display"
        x={margin + 57}
        y={557}
        fontSize={company.size}
        letterSpacing={-0.6}
        fill={palette.ink}
      >
        {company.name}
      </text>
    </svg>
  );
}

/** The top of the panel. A 3:2 card fits its panel exactly. */
const panelTop: Record<ShareArt['fit'], number> = { fill: 44, stand: 112, card: 214 };

/** A panel that the drawing either fills or fits inside whole, as at the top of a page. */
function ArtPanel({ Contents, viewBox, field, fit }: ShareArt) {
  const { x, width, radius } = panel;
  const y = panelTop[fit];
  const box = { x, y, width, height: picture.height - y };
  return (
    <>
      <clipPath id="panel">
        <path
          d={`M${x} ${picture.height}V${y + radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}H${picture.width}V${picture.height}Z`}
        />
      </clipPath>
      <g clipPath="url(#panel)">
        <rect {...box} fill={field} />
        <svg
          {...box}
          viewBox={viewBox}
          preserveAspectRatio={fit === 'stand' ? 'xMidYMax meet' : 'xMidYMin slice'}
        >
          <Contents />
        </svg>
      </g>
    </>
  );
}

function TitleChip(props: { label: string; width: number; category: Category }) {
  const { label, width, category } = props;
  return (
    <>
      <rect
        x={margin}
        y={64}
        width={width + 66}
        height={46}
        rx={23}
        fill={palette[fieldOf(category)]}
      />
      <circle
        cx={margin + 28}
        cy={87}
        r={8}
        fill={palette[category]}
        stroke={palette.ink}
        strokeWidth={2}
      />
      <text data-face="bold" x={margin + 46} y={95} fontSize={chipSize} fill={palette.ink}>
        {label}
      </text>
    </>
  );
}

/** The rising line under the title's last words. It is half an em longer than they are. */
function Underline(props: { x: number; y: number; width: number; size: number }) {
  const { x, y, width, size } = props;
  const [, , courseWidth = 1] = lines.word.viewBox.split(' ').map(Number);
  const place = (course: string, left: number, unit: number) =>
    course.split(' ').map((point) => {
      const [px = 0, py = 0] = point.split(',').map(Number);
      return [left + px * unit, y + size * (py / 100 - 0.36)] as const;
    });
  const points = [
    ...place(lines.word.points, x, width / courseWidth),
    ...place(lines.word.rise, x + width, size / 100),
  ];
  const [endX, endY] = points.at(-1) ?? [x, y];
  return (
    <>
      <polyline
        points={points.map(([px, py]) => `${px.toFixed(1)},${py.toFixed(1)}`).join(' ')}
        fill="none"
        stroke={palette.accent}
        strokeWidth={Math.max(6, size * 0.09)}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx={endX} cy={endY} r={size * 0.12} fill={palette.accent} />
    </>
  );
}
