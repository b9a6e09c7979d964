import { Bar } from '../parts/Bar.tsx';
import { Browser } from '../parts/Browser.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A bike workshop's diary on a desktop, 704x712. */
export function BookingDiary() {
  return (
    <>
      <Browser width={704} height={712} address="bikeshed.example/diary" />
      <Shape d="M0 38h136v674h-136z" fill="ink2" line="none" />
      <SceneText x={20} y={76} size={18} family="display" tone="paper">
        Bikeshed
      </SceneText>
      <Bar x={12} y={96} width={112} height={32} radius={8} fill="web" />
      {menu.map((item, index) => (
        <SceneText
          key={item}
          x={24}
          y={117 + index * 36}
          size={13}
          family={index === 0 ? 'bold' : 'text'}
          tone={index === 0 ? 'white' : 'softOnInk'}
        >
          {item}
        </SceneText>
      ))}
      <Line points="12,600 124,600" tone="ink3" width={1} />
      {mechanics.map(({ name, fill }, index) => (
        <g key={name}>
          <Disc x={28} y={626 + index * 26} radius={7} fill={fill} line="none" />
          <SceneText x={44} y={630.5 + index * 26} size={12} tone="softOnInk">
            {name}
          </SceneText>
        </g>
      ))}

      <SceneText x={160} y={82} size={26} family="display">
        This week
      </SceneText>
      <Pill
        x={452}
        y={58}
        width={92}
        height={34}
        label="All staff"
        size={13}
        family="text"
        isOutlined
      />
      <Pill
        x={556}
        y={58}
        width={124}
        height={34}
        label="New booking"
        fill="accent"
        size={13}
        isOutlined
      />
      {totals.map(({ label, value, fill }, index) => {
        const left = 160 + index * 133;
        return (
          <g key={label}>
            <Bar x={left} y={108} width={121} height={62} radius={10} fill={fill} />
            <SceneText x={left + 12} y={138} size={22} family="display">
              {value}
            </SceneText>
            <SceneText x={left + 12} y={158} size={12}>
              {label}
            </SceneText>
          </g>
        );
      })}

      {days.map((day, index) => (
        <g key={day}>
          {index === 2 && (
            <Bar x={columnOf(index)} y={186} width={92} height={26} radius={8} fill="ink" />
          )}
          <SceneText
            x={columnOf(index) + 46}
            y={204}
            size={13}
            family="bold"
            tone={index === 2 ? 'white' : 'ink'}
            anchor="middle"
          >
            {day}
          </SceneText>
        </g>
      ))}
      {hours.map((hour, index) => (
        <g key={hour}>
          <SceneText x={192} y={rowOf(index) + 4} size={11} tone="soft" anchor="end">
            {hour}
          </SceneText>
          <Line points={`200,${rowOf(index)} 680,${rowOf(index)}`} tone="rule" width={1} />
        </g>
      ))}
      {bookings.map(({ day, from, length, job, bike, fill }) => {
        const left = columnOf(day);
        const top = rowOf(from) + 2;
        return (
          <g key={job + bike}>
            <Bar x={left} y={top} width={92} height={length * 52 - 4} radius={8} fill={fill} />
            <SceneText x={left + 9} y={top + 19} size={12} family="bold">
              {job}
            </SceneText>
            <SceneText x={left + 9} y={top + 36} size={11}>
              {bike}
            </SceneText>
          </g>
        );
      })}

      <Shape
        d={`M${columnOf(1)} ${rowOf(4) + 10}a8 8 0 0 1 8-8h76a8 8 0 0 1 8 8v84a8 8 0 0 1-8 8h-76a8 8 0 0 1-8-8z`}
        line="web"
        width={1.5}
      />
      <g transform={`rotate(-3 ${drag.x} ${drag.y})`}>
        <Bar x={drag.x - 1.5} y={drag.y - 1.5} width={95} height={103} radius={9} fill="web" />
        <Bar x={drag.x + 1} y={drag.y + 1} width={90} height={98} radius={7} fill="sourcingField" />
        <SceneText x={drag.x + 9} y={drag.y + 21} size={12} family="bold">
          Gears
        </SceneText>
        <SceneText x={drag.x + 9} y={drag.y + 38} size={11}>
          Gravel bike
        </SceneText>
        <SceneText x={drag.x + 9} y={drag.y + 62} size={11} family="bold" tone="success">
          Wed 13:00
        </SceneText>
      </g>
      <Shape d={`M${columnOf(2) + 74} ${rowOf(4) + 92}v24l6-5l5 10l6-3l-5-10l8-1z`} fill="white" />
    </>
  );
}

const columnOf = (day: number) => 200 + day * 97;
const rowOf = (hour: number) => 222 + hour * 52;

/** The repair being dragged to another day. */
const drag = { x: columnOf(2) + 5, y: rowOf(4) + 12 };

const menu = ['Diary', 'Repairs', 'Customers', 'Parts', 'Reports'] as const;

const mechanics = [
  { name: 'Sam', fill: 'webField' },
  { name: 'Priya', fill: 'sourcingField' },
  { name: 'Jo', fill: 'seoField' },
] as const;

const totals = [
  { label: 'Booked', value: '16', fill: 'webField' },
  { label: 'Ready', value: '6', fill: 'sourcingField' },
  { label: 'Waiting for parts', value: '3', fill: 'seoField' },
  { label: 'Free slots', value: '5', fill: 'paper2' },
] as const;

const days = ['Mon 4', 'Tue 5', 'Wed 6', 'Thu 7', 'Fri 8'] as const;

const hours = [
  '9:00',
  '10:00',
  '11:00',
  '12:00',
  '13:00',
  '14:00',
  '15:00',
  '16:00',
  '17:00',
] as const;

/** `from` is in hours after 9 am, `length` in hours. */
const bookings = [
  { day: 0, from: 0, length: 2, job: 'Full service', bike: 'City bike', fill: 'webField' },
  { day: 0, from: 2, length: 1, job: 'Puncture', bike: 'Road bike', fill: 'sourcingField' },
  { day: 0, from: 4, length: 3, job: 'New wheel', bike: 'Tandem', fill: 'seoField' },
  { day: 0, from: 8, length: 1, job: 'Puncture', bike: 'City bike', fill: 'webField' },
  { day: 1, from: 0, length: 1, job: 'Brakes', bike: 'Child’s bike', fill: 'sourcingField' },
  { day: 1, from: 1, length: 2, job: 'Full service', bike: 'Cargo bike', fill: 'webField' },
  { day: 1, from: 7, length: 2, job: 'Chain', bike: 'Road bike', fill: 'seoField' },
  { day: 2, from: 0, length: 2, job: 'Full service', bike: 'Folding bike', fill: 'seoField' },
  { day: 2, from: 2, length: 1, job: 'Lights', bike: 'City bike', fill: 'webField' },
  { day: 2, from: 7, length: 1, job: 'Puncture', bike: 'Trailer', fill: 'webField' },
  { day: 3, from: 1, length: 3, job: 'Build', bike: 'New e-bike', fill: 'sourcingField' },
  { day: 3, from: 5, length: 2, job: 'Full service', bike: 'Road bike', fill: 'webField' },
  { day: 4, from: 0, length: 1, job: 'Brakes', bike: 'Gravel bike', fill: 'webField' },
  { day: 4, from: 2, length: 2, job: 'Full service', bike: 'City bike', fill: 'seoField' },
  { day: 4, from: 6, length: 1, job: 'Chain', bike: 'Tandem', fill: 'sourcingField' },
] as const;
