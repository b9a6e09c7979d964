import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A month of social media posts. One of them is open. */
export function SocialMediaCopywriting() {
  return (
    <>
      <Field of="copy" />
      <Panel x={20} y={24} width={268} height={276} />
      <SceneText x={38} y={51} size={14} family="bold">
        June, 12 posts
      </SceneText>
      <Rule x={20} y={64} width={268} />
      {days.map((day, index) => (
        <SceneText key={day} x={54 + index * 40} y={82} size={11} tone="soft" anchor="middle">
          {day}
        </SceneText>
      ))}
      {posts.map(([column, row, fill]) => (
        <Panel
          key={`${column} ${row}`}
          x={37 + column * 40}
          y={92 + row * 46}
          width={34}
          height={38}
          radius={7}
          fill={fill}
        />
      ))}
      <Shape d="M45 112h18m-18 8h12M85 158h18m-18 8h12M125 112h18m-18 8h12" />
      <Shape d="M48 163l6-6 6 6m-12-4v8h12v-8" />
      <Panel x={178} y={48} width={160} height={174} />
      <Disc x={199} y={68} radius={10} fill="accent" />
      <SceneText x={216} y={72} family="bold">
        yourshop
      </SceneText>
      <SceneText x={324} y={72} size={10} tone="soft" anchor="end">
        Fri 9:00
      </SceneText>
      <Shape d="M179 86h158v76H179z" fill="copyField" line="none" />
      <Rule x={179} y={86} width={158} />
      <Rule x={179} y={162} width={158} />
      <Shape d="M276 162c4-34 20-40 40-44m-30 24c-10-4-12-12-10-18 8 2 14 8 14 14m8-6c2-10 10-14 18-12" />
      <Panel x={222} y={120} width={44} height={42} radius={7} fill="seoPale" />
      <Shape d="M222 132h44M244 120v-7" />
      <Shape d="M244 113c-6-4-6-10 0-18c6 8 6 14 0 18z" fill="accent" />
      <SceneText x={192} y={182} size={13} family="bold">
        Fig season is back.
      </SceneText>
      <Shape
        d="M200 210c-12-8-8-16-3-15 2 0 3 2 3 3 0-1 1-3 3-3 5-1 9 7-3 15z"
        fill="copy"
        line="none"
      />
      <SceneText x={213} y={207} size={11}>
        214
      </SceneText>
      <SceneText x={244} y={207} size={11} tone="soft">
        31 replies
      </SceneText>
    </>
  );
}

const days = ['Mon', 'Tue', 'Wed'];

const posts = [
  [0, 0, 'copyField'],
  [2, 0, 'copyField'],
  [1, 1, 'copyField'],
  [0, 1, 'seoPale'],
  [1, 0, 'paper'],
  [2, 1, 'paper'],
  [0, 2, 'paper'],
  [1, 2, 'seoPale'],
  [2, 2, 'copyField'],
] as const;
