import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A cordless drill, a tape measure and a spanner. */
export function Tools() {
  return (
    <>
      <Shape d="M76 22h13l4 2-4 2H76z" fill="softOnInk" />
      <Shape d="M59 13l11 2 7 5v8l-7 5-11 2z" fill="ink" />
      <Shape d="M17 34h24l-5 34H13z" fill="accent" />
      <Shape d="M20 48h15M18 56h15" />
      <Shape d="M39 36h8c2 4 1 9-3 12h-7z" fill="ink" />
      <Shape d="M14 10h45v27H14c-8 0-10-5-10-13s2-14 10-14z" fill="accent" />
      <Panel x={35} y={16} width={17} height={12} radius={3} />
      <Shape d="M12 19v11M18 19v11" />
      <Panel x={5} y={67} width={38} height={16} radius={4} fill="ink" />
      <Shape d="M12 75h10" line="sourcingLight" width={4} />
      <Shape d="M57 56h18q10 0 10 10v17H57q-4 0-4-4V60q0-4 4-4z" fill="seoField" />
      <Disc x={69} y={69} radius={8} />
      <Shape d="M85 78h8v4" width={3} />
      <Shape
        d="M103 37c-8-4-8-17-1-21v11l5 3 5-3V16c7 4 7 17-1 21v25c8 3 9 21-4 21s-12-18-4-21z"
        fill="webField"
      />
      <Disc x={107} y={73} radius={4} />
    </>
  );
}
