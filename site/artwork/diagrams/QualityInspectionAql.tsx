import type { DrawingProps } from '../diagram-parts/diagram.ts';
import { Ground } from '../diagram-parts/Ground.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { PassCurve } from './PassCurve.tsx';

/**
 * Eighty pieces with four faulty, and how likely lots of different quality are to pass this check.
 */
export function QualityInspectionAql({ isTall }: DrawingProps) {
  return (
    <>
      <Ground of="sourcing" width={isTall ? 380 : 740} height={isTall ? 800 : 470} />
      <g transform={isTall ? 'translate(20 20)' : 'translate(20 20)'}>
        <Sample isTall={isTall} />
      </g>
      <g transform={isTall ? 'translate(20 348)' : 'translate(264 20)'}>
        <PassCurve width={isTall ? 340 : 456} height={isTall ? 432 : 430} />
      </g>
    </>
  );
}

const faulty = new Set([11, 30, 52, 67]);

function Sample({ isTall }: DrawingProps) {
  const columns = isTall ? 10 : 8;
  const gap = isTall ? 29 : 24;
  return (
    <>
      <Panel x={0} y={0} width={isTall ? 340 : 228} height={isTall ? 312 : 430} />
      <Words x={22} y={36} lines={['80 of 1,000', 'letter J']} size={15} family="bold" />
      {Array.from({ length: 80 }, (_, index) => (
        <Disc
          // biome-ignore lint/suspicious/noArrayIndexKey: the pieces differ only in position
          key={index}
          x={(isTall ? 39 : 30) + (index % columns) * gap}
          y={(isTall ? 84 : 92) + Math.floor(index / columns) * (isTall ? 21 : 26)}
          radius={7}
          fill={faulty.has(index) ? 'accent' : 'white'}
        />
      ))}
      <SceneText x={22} y={isTall ? 264 : 374} size={14} family="bold">
        4 major found
      </SceneText>
      <SceneText x={22} y={isTall ? 286 : 398} size={13}>
        5 pass, 6 fail
      </SceneText>
    </>
  );
}
