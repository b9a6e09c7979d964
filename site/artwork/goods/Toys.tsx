import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A teddy bear and a wrapped present. */
export function Toys() {
  return (
    <>
      <Disc x={18} y={14} radius={8} fill="accentLight" />
      <Disc x={46} y={14} radius={8} fill="accentLight" />
      <Shape d="M15 48C4 50 2 62 9 66l9-6M49 48c11 2 13 14 6 18l-9-6" fill="accentLight" />
      <Shape d="M32 43c14 0 21 12 21 23s-7 15-21 15-21-4-21-15 7-23 21-23z" fill="accentLight" />
      <Shape d="M32 53c8 0 12 6 12 13s-5 10-12 10-12-3-12-10 4-13 12-13z" fill="seoPale" />
      <Shape d="M32 8c14 0 22 8 22 20s-9 18-22 18S10 40 10 28 18 8 32 8z" fill="accentLight" />
      <Shape d="M32 27c6 0 10 3 10 8s-4 8-10 8-10-3-10-8 4-8 10-8z" fill="seoPale" />
      <Shape d="M23 23v.1M41 23v.1" width={5} />
      <Shape d="M29 31h6l-3 3v4" fill="ink" />
      <Disc x={16} y={74} radius={9} fill="accentLight" />
      <Disc x={48} y={74} radius={9} fill="accentLight" />
      <Disc x={16} y={74} radius={4} fill="seoPale" />
      <Disc x={48} y={74} radius={4} fill="seoPale" />
      <Panel x={69} y={47} width={44} height={36} radius={3} fill="copyField" />
      <Panel x={65} y={37} width={52} height={12} radius={3} fill="copyField" />
      <Shape d="M86 37h10v46H86z" fill="copy" />
      <Shape
        d="M91 37c-18 2-20-18-11-17 7 0 11 9 11 17 18 2 20-18 11-17-7 0-11 9-11 17z"
        fill="copy"
      />
    </>
  );
}
