import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { CheckedSheet } from './CheckedSheet.tsx';

/**
 * A factory, an inspection and the client's shop on the waterline. The ship is on its way to the
 * shop.
 */
export function ThreePorts() {
  return (
    <>
      <Shape d="M124 134V36h16v98z" fill="sourcing" />
      <Shape d="M44 134V76l28-20v20l28-20v20l28-20v78z" fill="sourcingField" />
      <SceneText x={86} y={96} size={11} family="bold" anchor="middle">
        Factory
      </SceneText>
      <Shape d="M54 112h14m11 0h14m11 0h14" width={8} />

      <CheckedSheet />

      <Shape d="M334 112h66l-10 18h-48z" fill="white" />
      <Panel x={340} y={98} width={17} height={14} radius={1} fill="accent" />
      <Panel x={357} y={98} width={17} height={14} radius={1} fill="sourcing" />
      <Panel x={349} y={84} width={17} height={14} radius={1} fill="sourcingField" />
      <Shape d="M378 112V90h14v22M382 98h6" fill="sourcingField" />

      <Shape d="M440 130V66h124v64z" fill="sourcingField" />
      {awning.map((x, index) => (
        <Shape
          key={x}
          d={`M${x} 66h22v13a11 11 0 0 1-22 0z`}
          fill={index % 2 ? 'white' : 'sourcing'}
        />
      ))}
      <Panel x={432} y={42} width={140} height={24} radius={6} />
      <SceneText x={502} y={58} size={11} family="bold" anchor="middle">
        Your business
      </SceneText>
      <Panel x={448} y={97} width={64} height={27} radius={3} />
      <Panel x={453} y={109} width={15} height={15} radius={1} fill="accent" />
      <Panel x={472} y={103} width={15} height={21} radius={1} fill="sourcing" />
      <Panel x={491} y={109} width={15} height={15} radius={1} fill="accent" />
      <Panel x={522} y={97} width={32} height={36} radius={3} fill="ink" />
      <Shape d="M528 116v6" line="white" />
      <Panel x={570} y={106} width={26} height={20} radius={1} fill="accent" />
      <Panel x={574} y={90} width={18} height={16} radius={1} fill="sourcing" />
      <Shape d="M583 106v8" />
      <Shape d="M568 126h30v4h-30z" fill="sourcingField" />
    </>
  );
}

const awning = [436, 458, 480, 502, 524, 546];
