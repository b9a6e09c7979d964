import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A back-end handover: connected systems, endpoints and one night's scheduled jobs. */
export function ApiHandover() {
  return (
    <>
      <Sheet
        width={400}
        height={520}
        title="What it connects"
        about="Back end of www.example.com, a bike shop"
        edge="web"
        foot="Node.js"
        page="1"
      />
      <Line points="118,122 200,150 282,122" />
      <Line points="118,216 200,184 282,216" />
      {systems.map(({ name, says, x, y }) => (
        <g key={name}>
          <Panel x={x} y={y} width={104} height={48} radius={10} fill="webField" />
          <SceneText x={x + 52} y={y + 20} size={13} family="bold" anchor="middle">
            {name}
          </SceneText>
          <SceneText x={x + 52} y={y + 37} size={11} anchor="middle">
            {says}
          </SceneText>
        </g>
      ))}
      <Panel x={148} y={142} width={104} height={52} radius={10} fill="ink" />
      <SceneText x={200} y={164} size={13} family="bold" tone="white" anchor="middle">
        Your back end
      </SceneText>
      <SceneText x={200} y={182} size={11} tone="softOnInk" anchor="middle">
        one database
      </SceneText>

      <SceneText x={28} y={278} size={14} family="bold">
        Endpoints
      </SceneText>
      <SceneText x={349} y={278} size={12} tone="soft" anchor="end">
        24 of 24 tests passed
      </SceneText>
      <Line points="28,288 372,288" />
      {endpoints.map(([method, path, what], index) => (
        <g key={path + method}>
          <SceneText x={28} y={310 + index * 28} size={12} family="mono" tone="web">
            {method}
          </SceneText>
          <SceneText x={72} y={310 + index * 28} size={12} family="mono">
            {path}
          </SceneText>
          <SceneText x={192} y={310 + index * 28} size={12}>
            {what}
          </SceneText>
          <Tick x={338} y={310 + index * 28} />
          <Line points={`28,${320 + index * 28} 372,${320 + index * 28}`} tone="rule" width={1} />
        </g>
      ))}

      <Sheet
        x={400}
        width={400}
        height={520}
        title="Last night’s jobs"
        about="What ran while the shop was closed"
        edge="web"
        foot="Logs are kept on your server."
        page="2"
      />
      <Line points="400,8 400,520" tone="rule" width={1} />
      <Line points="436,112 436,304" tone="rule" width={2} />
      {jobs.map(({ time, job, result, isRetried }, index) => (
        <g key={job}>
          <Disc
            x={436}
            y={112 + index * 48}
            radius={7}
            fill={isRetried ? 'accent' : 'sourcingLight'}
          />
          <SceneText x={456} y={116.5 + index * 48} size={12} family="mono">
            {time}
          </SceneText>
          <SceneText x={504} y={116.5 + index * 48} size={13} family="bold">
            {job}
          </SceneText>
          <SceneText x={504} y={133 + index * 48} size={12} tone="soft">
            {result}
          </SceneText>
          <Pill
            x={isRetried ? 698 : 722}
            y={101 + index * 48}
            width={isRetried ? 74 : 50}
            height={22}
            label={isRetried ? '2nd try' : 'Done'}
            fill={isRetried ? 'seoField' : 'sourcingField'}
            size={11}
          />
        </g>
      ))}
      <Panel x={428} y={358} width={344} height={110} radius={12} fill="webField" />
      <SceneText x={444} y={385} size={14} family="bold">
        If a job fails
      </SceneText>
      {failures.map(([what, how], index) => (
        <g key={what}>
          <SceneText x={444} y={409 + index * 22} size={12} family="bold">
            {what}
          </SceneText>
          <SceneText x={544} y={409 + index * 22} size={12}>
            {how}
          </SceneText>
        </g>
      ))}
    </>
  );
}

const systems = [
  { name: 'Web shop', says: 'orders', x: 28, y: 96 },
  { name: 'Accounts', says: 'invoices', x: 268, y: 96 },
  { name: 'Bookings', says: 'repairs', x: 28, y: 192 },
  { name: 'Stockroom', says: 'parts', x: 268, y: 192 },
] as const;

const endpoints = [
  ['POST', '/orders', 'Takes an order'],
  ['GET', '/stock/:part', 'How many are left'],
  ['POST', '/repairs', 'Books a repair'],
  ['PUT', '/repairs/:id', 'Changes its date'],
  ['GET', '/invoices', 'For your accountant'],
  ['POST', '/refunds', 'Only for managers'],
] as const;

const jobs: readonly { time: string; job: string; result: string; isRetried?: true }[] = [
  { time: '01:00', job: 'Backup', result: 'Copied to a second server' },
  { time: '02:10', job: 'Stock', result: '412 parts, 9 below the minimum' },
  { time: '02:30', job: 'Invoices', result: '18 sent to accounts' },
  { time: '02:45', job: 'Supplier prices', result: 'No answer at first', isRetried: true },
  { time: '06:30', job: 'Reminders', result: '7 emails for repairs due today' },
];

const failures = [
  ['Tried again', 'after 5, 15 and 60 minutes'],
  ['Email to', 'office@example.com'],
  ['What to do', 'page 6 of the manual'],
] as const;
