import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** Four pages of a website, each with its own job. The first one says what the business does. */
export function SitePages() {
  return (
    <>
      {pages.map(([page, job, fill], index) => (
        <g key={page} transform={`translate(${122 - index * 38} ${8 + index * 36})`}>
          <Panel x={0} y={0} width={290} height={300} fill={fill} />
          <SceneText x={18} y={24} size={14} family="bold">
            {page}
          </SceneText>
          <SceneText x={272} y={24} size={13} family="bold" tone="copyDark" anchor="end">
            {job}
          </SceneText>
        </g>
      ))}
      <Shape d="M8 152H298" />
      <SceneText x={26} y={186} size={26} family="bold">
        Bikes fixed
      </SceneText>
      <SceneText x={26} y={215} size={26} family="bold">
        as you work
      </SceneText>
      <Pill
        x={26}
        y={228}
        width={108}
        height={30}
        label="Book a day"
        fill="accent"
        size={13}
        isOutlined
      />
      <Disc x={226} y={246} radius={26} fill="copyField" />
      <Disc x={282} y={246} radius={26} fill="copyField" />
      <Shape
        d="M226 246l12-34h30l14 34M238 212l18 34 12-34M226 246h30M232 206h12M268 212l-3-10h10"
        width={3}
      />
      <SampleTag x={8} y={9} />
    </>
  );
}

const pages = [
  ['Find us', 'How do I get there?', 'copyField'],
  ['About', 'Who fixes it?', 'white'],
  ['Prices', 'What does it cost?', 'copyField'],
  ['Home', 'What do you do?', 'white'],
] as const;
