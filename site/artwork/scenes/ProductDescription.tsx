import { Bar } from '../parts/Bar.tsx';
import { Candle } from '../parts/Candle.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Stars } from '../parts/Stars.tsx';

/** A product page whose bullets lead with the reason to buy. */
export function ProductDescription() {
  return (
    <>
      <Field of="copy" />
      <Panel x={20} y={22} width={320} height={420} />
      <Panel x={34} y={36} width={112} height={138} radius={10} fill="copyField" />
      <Candle x={90} y={152} />
      <Pill x={67} y={116} width={46} height={22} label="Fig" size={11} />
      <Panel x={34} y={184} width={32} height={32} radius={7} fill="seoPale" />
      <Panel x={74} y={184} width={32} height={32} radius={7} fill="copyField" />
      <Panel x={114} y={184} width={32} height={32} radius={7} fill="paper" />
      <Shape d="M43 208v-10h14v10zM50 198v-4M84 192h12v16H84zM84 198h12M122 208l8-14 8 14z" />
      <SceneText x={164} y={60} size={22} family="display">
        Fig and cedar
      </SceneText>
      <Stars x={164} y={76} />
      <SceneText x={232} y={80} size={11} tone="soft">
        86 reviews
      </SceneText>
      {bullets.map(([lead, rest, width], index) => (
        <g key={lead} transform={`translate(0 ${111 + index * 28})`}>
          <Bar x={176} y={-14} width={width} height={20} radius={4} fill="copyField" />
          <Disc x={167} y={-4} radius={3} fill="copy" line="none" />
          <SceneText x={180} y={0} size={13} family="bold">
            {lead}
          </SceneText>
          <SceneText x={254} y={0} size={13}>
            {rest}
          </SceneText>
        </g>
      ))}
      <Panel x={164} y={188} width={124} height={30} radius={15} fill="accent" />
      <SceneText x={226} y={207.5} family="bold" anchor="middle">
        Add to basket
      </SceneText>
      <Rule x={21} y={244} width={318} tone="rule" />
      {details.map(([name, value], index) => (
        <g key={name} transform={`translate(0 ${264 + index * 24})`}>
          <SceneText x={34} y={0} tone="soft">
            {name}
          </SceneText>
          <SceneText x={164} y={0}>
            {value}
          </SceneText>
        </g>
      ))}
    </>
  );
}

/** In a hero that is taller than the scene, these lines show too. */
const details = [
  ['Weight', '220 g'],
  ['Wick', 'Cotton'],
] as const;

const bullets = [
  ['40 hours', 'of one scent', 64],
  ['Soy wax', 'no paraffin', 60],
  ['Refill it', 'half price', 51],
] as const;
