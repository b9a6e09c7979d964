import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A factory behind its closed gate, with a crate that nobody has looked into. */
export function ProblemSourcing() {
  return (
    <>
      <Shape d="M24 156V58l44-26v26l44-26v26l44-26v26h24V10h26v146z" fill="white" />
      <Shape d="M42 78h22m20 0h22m20 0h22" width={9} />
      <Panel x={190} y={104} width={68} height={52} radius={3} fill="seoField" />
      <Shape d="M190 121h68m-68 18h68M202 104v52m44-52v52" />
      <Panel x={12} y={84} width={14} height={76} radius={2} fill="ink" />
      <Panel x={274} y={84} width={14} height={76} radius={2} fill="ink" />
      <Shape d={bars} width={4} />
      <Shape d="M26 104h248M26 150h248" width={5} />
      <Shape d="M140 120v-8a10 10 0 0 1 20 0v8" width={4} />
      <Panel x={133} y={118} width={34} height={26} radius={5} fill="accent" />
      <Disc x={150} y={131} radius={3} fill="ink" line="none" />
    </>
  );
}

const bars = Array.from({ length: 11 }, (_, index) => `M${45 + index * 21} 94v64`).join('');
