import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Tick } from '../parts/Tick.tsx';

/** The changes to each part of a page, before and after. */
export function ChangeList() {
  return (
    <>
      <Sheet
        width={480}
        height={660}
        title="Change list"
        about="www.example.com/boiler-repair, search: boiler repair Leeds"
        edge="seo"
        foot="The old copy is kept, so any change can be reversed."
        page="Page 1 of 5"
      />
      {changes.map(({ part, before, after, y }) => (
        <g key={part}>
          <SceneText x={28} y={y} size={12} family="bold">
            {part}
          </SceneText>
          <Bar x={118} y={y - 15} width={334} height={22} radius={5} fill="copyField" />
          <SceneText x={123} y={y} size={12} family="bold">
            −
          </SceneText>
          <SceneText x={134} y={y} size={12}>
            {before}
          </SceneText>
          <Bar
            x={118}
            y={y + 11}
            width={334}
            height={after.length * 17 + 6}
            radius={5}
            fill="sourcingField"
          />
          <SceneText x={123} y={y + 26} size={12} family="bold">
            +
          </SceneText>
          {after.map((line, index) => (
            <SceneText key={line} x={134} y={y + 26 + index * 17} size={12}>
              {line}
            </SceneText>
          ))}
          <Line
            points={`28,${y + 26 + after.length * 17} 452,${y + 26 + after.length * 17}`}
            tone="rule"
            width={1}
          />
        </g>
      ))}
      {checks.map((check, index) => (
        <g key={check}>
          <Tick x={28} y={566 + index * 22} />
          <SceneText x={50} y={566 + index * 22} size={12}>
            {check}
          </SceneText>
        </g>
      ))}
    </>
  );
}

const changes = [
  {
    part: 'Title',
    y: 112,
    before: 'Home | Services | Example Heating',
    after: ['Boiler Repair in Leeds | Example Heating'],
  },
  {
    part: 'Description',
    y: 180,
    before: 'None',
    after: ['Boiler stopped? Call before noon and an', 'engineer visits today. See what it costs.'],
  },
  { part: 'Main heading', y: 265, before: 'Welcome', after: ['Boiler repair in Leeds'] },
  {
    part: 'Subheadings',
    y: 333,
    before: 'Our services',
    after: ['What a visit costs', 'When we can be with you'],
  },
  {
    part: 'Alt text',
    y: 418,
    before: 'IMG_2041',
    after: ['Engineer testing the pressure of a boiler'],
  },
  {
    part: 'Internal links',
    y: 486,
    before: '1 page',
    after: ['4 pages: heating, landlords, prices, areas'],
  },
] as const;

const checks = [
  'Live, and checked in the page source',
  'URL unchanged, so there is nothing to redirect',
];
