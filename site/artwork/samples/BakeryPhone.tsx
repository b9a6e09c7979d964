import { Bar } from '../parts/Bar.tsx';
import { Bread } from '../parts/Bread.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Phone } from '../parts/Phone.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { hours, loaves } from './bakery-words.ts';

/** The bakery's home page on a phone, 216x712, starting at x = 744. */
export function BakeryPhone() {
  return (
    <>
      <Phone x={744} height={712} />
      <SceneText x={768} y={57} size={18} family="display">
        Loaf Lane
      </SceneText>
      <Line points="914,47 936,47" width={2.5} />
      <Line points="914,55 936,55" width={2.5} />

      <Shape d="M752 72h200v136h-200z" fill="sourcingDark" line="none" />
      <Disc x={773} y={93} radius={4} fill="successOnInk" line="none" />
      <SceneText x={783} y={97} size={12} family="bold" tone="white">
        Open today until 16:00
      </SceneText>
      <SceneText x={768} y={138} size={34} family="display" tone="paper">
        Fresh
      </SceneText>
      <SceneText x={768} y={172} size={34} family="display" tone="paper">
        from six.
      </SceneText>
      <SceneText x={768} y={194} size={12} tone="paper">
        Baked every morning
      </SceneText>
      <Shape d="M752 208h200v126h-200z" fill="seoField" line="none" />
      <Shape d="M770 306a88 88 0 0 1 176 0z" fill="accent" line="none" />
      <Shape d="M752 306h200v28h-200z" fill="paper2" line="none" />
      <Line points="752,306 952,306" />
      <Bread kind="sourdough" x={862} y={318} scale={0.88} />
      <Bread kind="croissant" x={798} y={324} scale={0.72} />
      <Pill
        x={768}
        y={346}
        width={168}
        height={36}
        label="Order for tomorrow"
        fill="accent"
        size={13}
      />

      <SceneText x={768} y={414} size={18} family="display">
        Today’s bread
      </SceneText>
      {loaves.map(({ kind, name, price, fill, scale }, index) => {
        const top = 428 + index * 38;
        return (
          <g key={name}>
            <Bar x={768} y={top - 2} width={46} height={32} radius={8} fill={fill} />
            <Bread
              kind={kind}
              x={791}
              y={top + 26}
              scale={Number((scale * 0.34).toFixed(2))}
              stroke={1.25}
            />
            <SceneText x={824} y={top + 19} size={12} family="bold">
              {name}
            </SceneText>
            <SceneText x={936} y={top + 19} size={12} anchor="end">
              {price}
            </SceneText>
          </g>
        );
      })}

      <Shape d="M752 584h200v98h-200z" fill="paper2" line="none" />
      {hours.map(([day, time], index) => (
        <g key={day}>
          <SceneText x={768} y={608 + index * 20} size={11}>
            {day}
          </SceneText>
          <SceneText x={936} y={608 + index * 20} size={11} family="bold" anchor="end">
            {time}
          </SceneText>
        </g>
      ))}
      <Shape d="M752 682h200v30h-200z" fill="sourcingDark" line="none" />
      <SceneText x={852} y={700} size={11} tone="paper" anchor="middle">
        0113 496 0123
      </SceneText>
    </>
  );
}
