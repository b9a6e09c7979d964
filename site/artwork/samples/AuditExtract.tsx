import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/** The first page of an audit: the checks, the priorities and one finding in full. */
export function AuditExtract() {
  return (
    <>
      <Sheet
        width={480}
        height={660}
        title="SEO audit"
        about="www.example.com, an online shop with 640 pages"
        edge="seo"
        foot="Every finding names its pages, cause and fix."
        page="Page 1"
      />
      <SceneText x={28} y={112} size={14} family="bold">
        52 factors checked
      </SceneText>
      <Bar x={28} y={124} width={296} height={22} radius={4} fill="sourcingField" />
      <Bar x={328} y={124} width={74} height={22} radius={4} fill="seoField" />
      <Bar x={406} y={124} width={46} height={22} radius={4} fill="accent" />
      <SceneText x={36} y={139.5} size={12} family="bold">
        38 in order
      </SceneText>
      <SceneText x={334} y={139.5} size={12} family="bold">
        10 later
      </SceneText>
      <SceneText x={412} y={139.5} size={12} family="bold">
        4 first
      </SceneText>
      <SceneText x={28} y={186} size={15} family="display">
        Fix these first
      </SceneText>
      <Row y={210} cells={cells(head)} from={28} to={452} isHead />
      {findings.map((finding, index) => (
        <Row key={finding[0]} y={238 + index * 28} cells={cells(finding)} from={28} to={452} />
      ))}
      <Panel x={28} y={346} width={424} height={244} radius={12} fill="seoPale" />
      <SceneText x={46} y={376} size={15} family="display">
        1. Product pages set to noindex
      </SceneText>
      {detail.map(({ label, lines, y }) => (
        <g key={label}>
          <SceneText x={46} y={y} size={12} family="bold">
            {label}
          </SceneText>
          <Words x={100} y={y} lines={lines} size={12} />
        </g>
      ))}
      <Bar x={100} y={388} width={334} height={40} radius={5} fill="ink" />
      <SceneText x={46} y={403} size={12} family="bold">
        Found
      </SceneText>
      <SceneText x={110} y={403} size={12} family="mono" tone="accentLight">
        {'<meta name="robots"'}
      </SceneText>
      <SceneText x={125} y={420} size={12} family="mono" tone="accentLight">
        {'content="noindex">'}
      </SceneText>
    </>
  );
}

const head = ['Finding', 'Pages', 'Work'] as const;
const findings = [
  ['1. Product pages set to noindex', '46', '1 hour'],
  ['2. Old product URLs return a 404', '31', '3 hours'],
  ['3. Each category has two URLs', '12', '2 hours'],
  ['4. Same title on many pages', '58', '1 day'],
] as const;

function cells([finding, pages, work]: readonly [string, string, string]) {
  return [
    { x: 28, text: finding },
    { x: 324, text: pages, anchor: 'end' as const },
    { x: 452, text: work, anchor: 'end' as const },
  ];
}

const detail = [
  { label: 'Where', y: 447, lines: ['46 of 212 product pages, all in /lamps'] },
  {
    label: 'Effect',
    y: 469,
    lines: ['Google is told not to list them. They had', '1,900 visits from search last spring.'],
  },
  {
    label: 'Cause',
    y: 508,
    lines: ['A test setting that went live with the', 'new template on 4 May.'],
  },
  {
    label: 'Fix',
    y: 548,
    lines: ['Remove the line from the template, then', 'ask for one page to be crawled again.'],
  },
] as const;
