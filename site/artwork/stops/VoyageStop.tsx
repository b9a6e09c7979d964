import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Ship } from '../parts/Ship.tsx';
import { StopField } from './StopField.tsx';

/** A ship between the crane that loaded it and the warehouse where the goods will go. */
export function VoyageStop() {
  return (
    <>
      <StopField />
      <Shape d="M26 126V34M10 34h66M26 46l16-12M26 84l-12 42m12-42l12 42" width={4} />
      <Line points="64,34 64,54" />
      <Panel x={50} y={54} width={28} height={16} radius={2} fill="accent" />
      <Shape d="M-4 122h50v22H-4z" fill="ink" />
      <Shape d="M178 132V66l29-18 29 18v66z" fill="sourcingField" />
      <Shape d="M190 132V86h34v46zM190 100h34M190 114h34" fill="white" />
      <Shape d="M172 132h72v14h-72z" fill="ink" />
      <Shape d="M207 48V20" />
      <Shape d="M207 20h24l-7 8 7 8h-24z" fill="accent" />
      <g transform="translate(62 107)">
        <Ship />
      </g>
      <Shape d="M56 150l16-4 16 4 16-4 16 4 16-4 16 4 16-4" line="white" />
      <Disc x={150} y={30} radius={11} fill="seoField" />
    </>
  );
}
