import { Bar } from '../parts/Bar.tsx';
import { Candle } from '../parts/Candle.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A candle's page with the burn time next to the price, and how few emails now ask about it. */
export function BurnTime() {
  return (
    <>
      <Panel x={8} y={8} width={392} height={400} />
      <Shape d="M9 264V22a13 13 0 0 1 13-13h109v255z" fill="seoField" line="none" />
      <Shape d="M131 9v255M9 214h122" />
      <g transform="translate(70 214) scale(1.6)">
        <Candle x={0} y={0} fill="paper" />
      </g>
      <SceneText x={150} y={48} size={22} family="display">
        Fig and cedar
      </SceneText>
      <SceneText x={150} y={100} size={34} family="display">
        £24
      </SceneText>
      <Bar x={222} y={68} width={164} height={40} radius={8} fill="copyField" />
      <SceneText x={304} y={94} size={18} family="bold" tone="copyDark" anchor="middle">
        Burns 40 hours
      </SceneText>
      <Bar x={150} y={122} width={152} height={38} fill="accent" />
      <SceneText x={226} y={147} size={15} family="bold" anchor="middle">
        Add to basket
      </SceneText>
      <SampleTag x={324} y={22} />
      <Panel x={172} y={172} width={240} height={160} fill="ink" />
      <SceneText x={190} y={200} size={18} family="bold" tone="white">
        How long does it burn?
      </SceneText>
      {mornings.map(({ when, y, emails }) => (
        <g key={when} transform={`translate(0 ${y})`}>
          <SceneText x={190} y={14} size={15} tone="softOnInk">
            {when}
          </SceneText>
          <Shape d={emails} fill="paper" />
        </g>
      ))}
    </>
  );
}

const envelope = (x: number) => `M${x} 0h26v18h-26zm26 2l-13 9l-13-9`;

const mornings = [
  { when: 'Before', y: 211, emails: [250, 281, 312, 343, 374].map(envelope).join('') },
  { when: 'Now', y: 237, emails: envelope(250) },
] as const;
