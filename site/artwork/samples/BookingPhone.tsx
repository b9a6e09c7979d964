import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Phone } from '../parts/Phone.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A customer booking a repair on a phone, 216x712, starting at x = 744. */
export function BookingPhone() {
  return (
    <>
      <Phone x={744} height={712} />
      <SceneText x={768} y={60} size={22} family="display">
        Book a repair
      </SceneText>
      <Bar x={768} y={72} width={168} height={5} fill="rule" />
      <Bar x={768} y={72} width={112} height={5} fill="web" />
      <SceneText x={768} y={106} size={14} family="bold">
        What does it need?
      </SceneText>
      {jobs.map(([job, price], index) => {
        const top = 116 + index * 40;
        return (
          <g key={job}>
            <Panel
              x={768}
              y={top}
              width={168}
              height={36}
              radius={10}
              fill={index === 0 ? 'webField' : 'white'}
            />
            <Disc x={786} y={top + 18} radius={7} fill="white" />
            {index === 0 && <Disc x={786} y={top + 18} radius={3.5} fill="web" line="none" />}
            <SceneText x={802} y={top + 22.5} size={13} family="bold">
              {job}
            </SceneText>
            <SceneText x={924} y={top + 22.5} size={13} anchor="end">
              {price}
            </SceneText>
          </g>
        );
      })}
      <SceneText x={768} y={259} size={14} family="bold">
        When?
      </SceneText>
      {days.map(([day, date], index) => {
        const left = 768 + index * 43;
        return (
          <g key={day}>
            <Bar
              x={left}
              y={268}
              width={39}
              height={44}
              radius={10}
              fill={index === 2 ? 'ink' : 'paper2'}
            />
            <SceneText
              x={left + 19.5}
              y={286}
              size={11}
              tone={index === 2 ? 'white' : 'soft'}
              anchor="middle"
            >
              {day}
            </SceneText>
            <SceneText
              x={left + 19.5}
              y={304}
              size={14}
              family="bold"
              tone={index === 2 ? 'white' : 'ink'}
              anchor="middle"
            >
              {date}
            </SceneText>
          </g>
        );
      })}
      {times.map((time, index) => (
        <Pill
          key={time}
          x={768 + index * 58}
          y={321}
          width={52}
          height={30}
          label={time}
          fill={index === 1 ? 'webField' : 'white'}
          size={12}
          isOutlined
        />
      ))}
      <Pill x={768} y={364} width={168} height={40} label="Book it" fill="accent" size={14} />

      <Shape d="M752 424h200v288h-200z" fill="paper2" line="none" />
      <g transform="translate(0 34)">
        <Disc x={852} y={478} radius={58} fill="webField" line="none" />
        <Shape
          d="M776 502a29 29 0 1 0 58 0a29 29 0 1 0-58 0M870 502a29 29 0 1 0 58 0a29 29 0 1 0-58 0"
          width={3}
        />
        <Shape
          d="M805 502l18-44h50M847 502l26-44M847 502h-42M847 502l-28-60M899 502l-32-68M811 442h16M867 434c2-8 16-8 18 2"
          line="web"
          width={3.5}
        />
        <Disc x={847} y={502} radius={6} fill="accent" />
        <SceneText x={768} y={570} size={14} family="bold">
          Full service, city bike
        </SceneText>
        <SceneText x={768} y={592} size={12} tone="soft">
          Wed 6, bring it by 11:30
        </SceneText>
        <Line points="768,606 936,606" tone="rule" width={1} />
        <SceneText x={768} y={630} size={13}>
          Pay on collection
        </SceneText>
        <SceneText x={936} y={630} size={13} family="bold" anchor="end">
          £65
        </SceneText>
      </g>
    </>
  );
}

const jobs = [
  ['Full service', '£65'],
  ['Brakes', '£25'],
  ['Puncture', '£15'],
] as const;

const days = [
  ['Mon', '4'],
  ['Tue', '5'],
  ['Wed', '6'],
  ['Thu', '7'],
] as const;

const times = ['9:00', '11:30', '14:00'] as const;
