import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { Bust } from './Bust.tsx';
import { StepField } from './StepField.tsx';
import { StepLines } from './StepLines.tsx';

/** Two searches for one page, a heading that moves up in its outline, and a comment answered. */
export function OutlineSteps() {
  return (
    <>
      <StepField column={0} fill="copyField">
        <Panel x={-104} y={-20} width={98} height={130} radius={6} />
        <SceneText x={-84} y={-2} size={11} family="bold" tone="copyDark">
          Keywords
        </SceneText>
        <Bar x={-94} y={31} width={86} height={20} radius={0} fill="accentLight" />
        <StepLines d="M-81 17h46m-46 48h58m-58 24h36" />
        <StepLines d="M-81 41h54" />
        <Shape d="M-94 8h86m-86 23h86m-86 20h86m-86 26h86" line="rule" />
        <Shape d="M118 50v-12h72v12M154 10v28" />
        <Panel x={6} y={-24} width={100} height={20} radius={10} />
        <Shape d="M14-15a4 4 0 1 1 8 0a4 4 0 1 1-8 0m7 3l4 4" />
        <StepLines d="M35-14h50" />
        <Panel x={122} y={-28} width={64} height={34} radius={6} />
        <StepLines d="M134-17h26m-26 12h38" />
        <Panel x={118} y={50} width={40} height={60} radius={5} isDashed />
        <Panel x={170} y={50} width={52} height={60} radius={5} />
        <Bar x={176} y={56} width={40} height={17} radius={4} fill="accentLight" />
        <StepLines d="M127 64h20m-20 14h14M181 84h30" />
        {['noisy boiler', 'boiler bangs'].map((query, index) => (
          <g key={query} transform={`translate(6 ${8 + index * 23})`}>
            <Panel x={0} y={0} width={100} height={20} radius={10} />
            <Shape d="M8 9a4 4 0 1 1 8 0a4 4 0 1 1-8 0m7 3l4 4" />
            <SceneText x={26} y={14} size={11}>
              {query}
            </SceneText>
          </g>
        ))}
        <Shape d="M56 52v11m-4-4l4 4 4-4" />
        <Panel x={12} y={66} width={88} height={60} radius={6} />
        <SceneText x={56} y={84} size={11} family="bold" tone="copyDark" anchor="middle">
          Boiler noises
        </SceneText>
      </StepField>
      <StepField column={1} fill="copyField">
        <Panel x={-104} y={-16} width={92} height={130} radius={6} transform="rotate(-3 -50 40)" />
        <g transform="rotate(-3 -50 40)">
          <Bar x={-90} y={-6} width={60} height={17} radius={4} fill="copyField" />
          <Bar x={-90} y={48} width={66} height={17} radius={4} fill="copyField" />
          <StepLines d="M-83 2h40M-76 22h48m-48 14h34M-83 56h46M-76 76h48m-48 14h28" />
        </g>
        <Panel x={122} y={-18} width={104} height={130} radius={6} isDashed fill="paper" />
        <Panel x={134} y={-4} width={90} height={22} radius={4} fill="copyField" />
        <StepLines d="M142 7h46M137 32h60m-60 14h60m-60 14h44" />
        <Panel x={134} y={74} width={90} height={40} radius={4} fill="copyField" />
        <StepLines d="M142 86h34" />
        <Panel x={8} y={10} width={84} height={110} radius={6} />
        <SceneText x={18} y={27} size={11} family="bold" tone="copyDark">
          Outline
        </SceneText>
        <Panel x={16} y={33} width={68} height={16} radius={4} fill="paper" isDashed />
        <SceneText x={18} y={64} size={11}>
          What bangs
        </SceneText>
        <g transform="rotate(-3 66 80)">
          <Panel x={30} y={71} width={72} height={20} radius={5} fill="accent" />
          <SceneText x={66} y={85} size={11} family="bold" anchor="middle">
            Is it safe?
          </SceneText>
        </g>
        <Shape d="M100 62c3-11-1-19-11-21m6-3l-6 3 4 5" />
      </StepField>
      <StepField column={2} fill="copyField">
        <Bust x={-54} y={96} hair="ink" clothes="web" />
        <Shape
          d="M-88-22h72a8 8 0 0 1 8 8v26a8 8 0 0 1-8 8h-28l-8 9v-9h-36a8 8 0 0 1-8-8v-26a8 8 0 0 1 8-8z"
          fill="white"
        />
        <StepLines d="M-82-9h58m-58 14h36" />
        <Panel x={120} y={-20} width={110} height={130} radius={8} />
        <Shape d="M120 0v-12a8 8 0 0 1 8-8h90v20z" fill="ink" />
        <Shape d="M131-10h.1m9 0h.1m9 0h.1" line="accentLight" width={6} />
        <SceneText x={130} y={19} size={11} family="bold">
          Boiler noises
        </SceneText>
        <StepLines d="M133 31h60m-60 12h44" />
        <Bar x={130} y={54} width={80} height={50} radius={4} fill="webField" />
        <Shape d="M150 96V66a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6v30" fill="white" />
        <Shape d="M166 76a6 6 0 1 1 12 0a6 6 0 1 1-12 0M160 92h24" />
        <Panel x={8} y={6} width={84} height={110} radius={6} />
        <SceneText x={16} y={22} size={11} family="bold" tone="copyDark">
          Boiler noises
        </SceneText>
        <Shape
          d="M38 29h60a7 7 0 0 1 7 7v8a7 7 0 0 1-7 7H52l-8 7v-7h-6a7 7 0 0 1-7-7v-8a7 7 0 0 1 7-7z"
          fill="ink"
        />
        <SceneText x={38} y={44} size={11} tone="white">
          Hums?
        </SceneText>
        <Tick x={87} y={44} tone="successOnInk" />
        <Bar x={14} y={57} width={60} height={15} radius={4} fill="accentLight" />
        <SceneText x={16} y={68.5} size={11}>
          If it hums
        </SceneText>
        <Pill
          x={44}
          y={76}
          width={62}
          height={18}
          label="Publish"
          size={11}
          fill="accent"
          isOutlined
        />
      </StepField>
    </>
  );
}
