import type { GroundProps } from '../diagram-parts/diagram.ts';
import { Field } from '../parts/Field.tsx';
import { Line } from '../parts/Line.tsx';
import { MapPin } from '../parts/MapPin.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';

/** Five spellings of one old number, crossed out, beside the correct record. */
export function NameAddressPhoneCard({ ground }: GroundProps) {
  return (
    <>
      <Field of="seo" ground={ground} />
      {spellings.map(({ number, x, width }, index) => (
        <g key={number} transform={`translate(${x} ${15 + index * 43})`}>
          <Panel x={0} y={0} width={260} height={38} radius={10} />
          <SceneText x={18} y={27} size={22} family="display" tone="faint">
            {number}
          </SceneText>
          <Line points={`12,21 ${width + 24},17`} tone="danger" width={3} />
        </g>
      ))}
      <Panel x={16} y={54} width={122} height={204} fill="ink" />
      <MapPin x={108} y={63} label="1" fill="accent" scale={1.15} />
      {['One', 'true', 'record'].map((word, index) => (
        <SceneText key={word} x={34} y={91 + index * 28} size={26} family="display" tone="white">
          {word}
        </SceneText>
      ))}
      {['Name', 'Address', 'Phone'].map((field, index) => (
        <g key={field}>
          <Tick x={35} y={178 + index * 23.5} tone="successOnInk" />
          <SceneText x={56} y={178 + index * 23.5} size={15} family="bold" tone="white">
            {field}
          </SceneText>
        </g>
      ))}
    </>
  );
}

const spellings = [
  { number: '020 7946 0182', x: 172, width: 142 },
  { number: '0207 946 0182', x: 156, width: 142 },
  { number: '02079460182', x: 180, width: 133 },
  { number: '+44 20 7946 0182', x: 150, width: 171 },
  { number: '7946 0182', x: 188, width: 100 },
];
