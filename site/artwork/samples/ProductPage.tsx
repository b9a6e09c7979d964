import { Bar } from '../parts/Bar.tsx';
import { Browser } from '../parts/Browser.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Pill } from '../parts/Pill.tsx';
import type { Colour } from '../parts/palette.ts';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A shop's product page, its measured speed, and the HTML that search engines receive. */
export function ProductPage() {
  return (
    <>
      <Browser width={704} height={712} address="hobside.example/kettles/enamel-kettle" />
      <SceneText x={32} y={69} size={18} family="display">
        Hobside
      </SceneText>
      {links.map(([link, x]) => (
        <SceneText key={link} x={x} y={67} size={13}>
          {link}
        </SceneText>
      ))}
      <Line points="371,75 412,75" tone="web" width={2.5} />
      <SceneText x={672} y={67} size={13} family="bold" anchor="end">
        Basket (2)
      </SceneText>
      <Line points="0,88 704,88" tone="rule" width={1} />

      <Bar x={32} y={108} width={340} height={292} radius={14} fill="webField" />
      <Disc x={202} y={254} radius={116} fill="webLight" line="none" />
      <Shape d="M62 214c-8-9 7-16 0-28M80 206c-8-9 7-16 0-28" line="paper" width={4} />
      <EnamelKettle x={202} y={368} />
      <Shape d="M116 322c6-22 16-36 30-46" line="webField" width={6} />
      {kettles.map(({ fill, trim, ground }, index) => (
        <g key={fill}>
          <Bar x={32 + index * 116} y={412} width={108} height={84} radius={10} fill={ground} />
          <EnamelKettle x={92 + index * 116} y={484} scale={0.34} fill={fill} trim={trim} />
        </g>
      ))}
      <Shape
        d="M42 412h88a10 10 0 0 1 10 10v64a10 10 0 0 1-10 10h-88a10 10 0 0 1-10-10v-64a10 10 0 0 1 10-10z"
        line="web"
        width={3}
      />

      <SceneText x={404} y={124} size={12} tone="soft">
        Shop / Kettles
      </SceneText>
      <SceneText x={404} y={162} size={34} family="display">
        Enamel kettle
      </SceneText>
      <SceneText x={404} y={188} size={14} tone="soft">
        1.5 litres, for gas and induction
      </SceneText>
      <SceneText x={404} y={234} size={26} family="display">
        £34.00
      </SceneText>
      <SceneText x={498} y={233} size={12} tone="soft">
        with VAT, free delivery
      </SceneText>
      <SceneText x={404} y={270} size={13} family="bold">
        Colour: chalk
      </SceneText>
      {(['paper', 'accent', 'sourcingLight', 'webLight'] as const).map((fill, index) => (
        <Disc key={fill} x={418 + index * 40} y={296} radius={13} fill={fill} />
      ))}
      <Shape d="M399 296a19 19 0 1 1 38 0a19 19 0 1 1-38 0" line="web" width={2.5} />
      <Pill x={404} y={330} width={268} height={44} label="Add to basket" fill="accent" size={15} />
      {promises.map((promise, index) => (
        <g key={promise}>
          <Tick x={404} y={404 + index * 24} />
          <SceneText x={424} y={404 + index * 24} size={13}>
            {promise}
          </SceneText>
        </g>
      ))}
      <Line points="404,470 672,470" tone="rule" width={1} />
      <SceneText x={404} y={491} size={13} family="bold">
        Size, weight and care
      </SceneText>
      <Line points="658,486.5 670,486.5" width={2} />
      <Line points="664,480.5 664,492.5" width={2} />

      <Shape d="M0 520h704v192h-704z" fill="paper2" line="none" />
      <SceneText x={32} y={553} size={18} family="display">
        Goes well with it
      </SceneText>
      {others.map(({ name, about, price, drawing, ground, fill }, index) => {
        const left = 32 + index * 163;
        return (
          <g key={name}>
            <Bar x={left} y={568} width={151} height={88} radius={12} fill={ground} />
            <Shape d={drawing} fill={fill} transform={`translate(${left} 568)`} />
            <SceneText x={left} y={678} size={13} family="bold">
              {name}
            </SceneText>
            <SceneText x={left + 151} y={678} size={13} anchor="end">
              {price}
            </SceneText>
            <SceneText x={left} y={696} size={11} tone="soft">
              {about}
            </SceneText>
          </g>
        );
      })}

      <Bar x={744} y={0} width={216} height={416} radius={18} fill="paper" />
      <SceneText x={764} y={38} size={18} family="display">
        Page speed
      </SceneText>
      <SceneText x={764} y={60} size={12} tone="soft">
        On a phone, before launch
      </SceneText>
      {vitals.map(({ name, value, limit, width }, index) => {
        const top = 78 + index * 107;
        return (
          <g key={name}>
            <Bar x={764} y={top} width={176} height={1} />
            <SceneText x={764} y={top + 25} size={13} family="bold">
              {name}
            </SceneText>
            <Pill
              x={886}
              y={top + 36}
              width={54}
              height={24}
              label="Good"
              fill="sourcingField"
              size={12}
            />
            <SceneText x={764} y={top + 58} size={26} family="display">
              {value}
            </SceneText>
            <Bar x={764} y={top + 70} width={176} height={8} fill="rule" />
            <Bar x={764} y={top + 70} width={width} height={8} fill="sourcing" />
            <Bar x={895} y={top + 66} width={2} height={16} radius={0} fill="ink" />
            <SceneText x={896} y={top + 95} size={11} tone="soft" anchor="middle">
              {limit}
            </SceneText>
          </g>
        );
      })}

      <Shape
        d="M744 712V450a18 18 0 0 1 18-18h180a18 18 0 0 1 18 18v262z"
        fill="ink3"
        line="none"
      />
      <SceneText x={764} y={462} size={14} family="bold" tone="white">
        What Google receives
      </SceneText>
      {html.map(([line, tone], index) => (
        <SceneText key={line} x={764} y={488 + index * 23} size={11} family="mono" tone={tone}>
          {line}
        </SceneText>
      ))}
    </>
  );
}

type EnamelKettleProps = { x: number; y: number; scale?: number; fill?: Colour; trim?: Colour };

/** The product, standing on (x, y). The stroke is 2 units wide at every scale. */
function EnamelKettle({ x, y, scale = 1, fill = 'paper', trim = 'web' }: EnamelKettleProps) {
  const width = Number((2 / scale).toFixed(1));
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <Shape d="M-72-100c-12-124 156-124 144 0" width={9 + 2 * width} />
      <Shape d="M-72-100c-12-124 156-124 144 0" line={trim} width={9} />
      <Shape d="M-90-46c-38-6-38-58-66-84l24-14c32 18 34 50 62 58z" fill={fill} width={width} />
      <Shape
        d="M-94 0c-12 0-16-8-15-22c5-58 45-98 109-98s104 40 109 98c1 14-3 22-15 22z"
        fill={fill}
        width={width}
      />
      <Shape d="M-108-16c-1 10 4 16 14 16h188c10 0 15-6 14-16z" fill={trim} width={width} />
      <Shape d="M-52-112c8-22 96-22 104 0c-26 8-78 8-104 0z" fill={fill} width={width} />
      <Shape d="M-9-136a9 9 0 1 1 18 0a9 9 0 1 1-18 0" fill={trim} width={width} />
    </g>
  );
}

const links = [
  ['Pans', 318],
  ['Kettles', 370],
  ['Mugs', 434],
  ['Care', 488],
] as const;

const kettles = [
  { fill: 'paper', trim: 'web', ground: 'webField' },
  { fill: 'accent', trim: 'paper', ground: 'seoPale' },
  { fill: 'sourcingLight', trim: 'sourcingDark', ground: 'sourcingField' },
] as const;

const promises = ['In stock, sent tomorrow', 'Send it back within 30 days'] as const;

const others = [
  {
    name: 'Mug',
    about: 'Holds 300 ml',
    price: '£9.00',
    ground: 'seoField',
    fill: 'paper',
    drawing: 'M90 36c18-2 18 24-2 24M54 26h36v38c0 6-3 8-8 8h-20c-5 0-8-2-8-8zM54 34h36',
  },
  {
    name: 'Saucepan',
    about: '18 cm, with its lid',
    price: '£28.00',
    ground: 'sourcingField',
    fill: 'sourcingLight',
    drawing: 'M96 38l36-6M44 34h52v30c0 6-3 8-8 8h-36c-5 0-8-2-8-8zM40 34h60M62 28h16M70 22v6',
  },
  {
    name: 'Tea caddy',
    about: 'For 250 g of tea',
    price: '£12.00',
    ground: 'copyField',
    fill: 'copy',
    drawing:
      'M52 32h48v34c0 4-2 6-6 6h-36c-4 0-6-2-6-6zM54 20h44c4 0 6 2 6 6v6h-56v-6c0-4 2-6 6-6z',
  },
  {
    name: 'Trivet',
    about: 'Cast iron, 20 cm',
    price: '£7.50',
    ground: 'ppcField',
    fill: 'ppcLight',
    drawing:
      'M45 46a30 30 0 1 0 60 0a30 30 0 1 0-60 0M57 46a18 18 0 1 0 36 0a18 18 0 1 0-36 0M75 16v60M45 46h60',
  },
] as const;

/** The limit for "good" is 132 units along the 176-unit bar. */
const vitals = [
  { name: 'Loading', value: '1.2 s', limit: '2.5 s', width: 63 },
  { name: 'Response', value: '80 ms', limit: '200 ms', width: 53 },
  { name: 'Layout shift', value: '0.01', limit: '0.1', width: 13 },
] as const;

const html = [
  ['<h1>Enamel kettle</h1>', 'webLight'],
  ['<p>1.5 litres, for gas', 'softOnInk'],
  ['  and induction</p>', 'softOnInk'],
  ['<p>£34.00</p>', 'webLight'],
  ['"@type": "Product"', 'accentLight'],
  ['"price": "34.00"', 'accentLight'],
  ['"availability":', 'accentLight'],
  ['  "InStock"', 'accentLight'],
  ['<link rel="canonical"', 'webLight'],
  ['  href="…/enamel-kettle">', 'webLight'],
] as const;
