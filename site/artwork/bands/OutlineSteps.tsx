import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';
import { StepField } from './StepField.tsx';

/** Two searches for one page, a heading that moves up in its outline, and a comment answered. */
export function OutlineSteps() {
  return (
    <>
      <StepField column={0} fill="copyField">
        <Panel x={37} y={-29} width={38} height={28} radius={5} />
        <Shape d="M56-10c-9 0-6-8 0-14c6 6 9 14 0 14z" fill="accent" />
        <Shape
          d="M29-23q-5 8 0 16M83-23q5 8 0 16M20-27q-8 12 0 24M92-27q8 12 0 24"
          line="copyDark"
        />
        {['noisy boiler', 'boiler bangs'].map((query, index) => (
          <g key={query} transform={`translate(4 ${2 + index * 26})`}>
            <Panel x={0} y={0} width={104} height={22} radius={11} />
            <Shape d="M9 10a4 4 0 1 1 8 0a4 4 0 1 1-8 0m7 3l4 4" />
            <SceneText x={27} y={15.5} size={12}>
              {query}
            </SceneText>
          </g>
        ))}
        <Shape d="M56 54v10m-4-4l4 4 4-4" />
        <Panel x={10} y={68} width={92} height={60} radius={6} />
        <SceneText x={56} y={87} size={12} family="bold" tone="copyDark" anchor="middle">
          Boiler noises
        </SceneText>
      </StepField>
      <StepField column={1} fill="copyField">
        <Panel x={4} y={-24} width={92} height={140} radius={6} />
        <SceneText x={14} y={-6} size={15} family="display" tone="copyDark">
          Outline
        </SceneText>
        <Panel x={12} y={4} width={76} height={22} radius={5} fill="paper" isDashed />
        <SceneText x={16} y={46} size={12}>
          What bangs
        </SceneText>
        <g transform="rotate(-3 62 70)">
          <Panel x={22} y={58} width={84} height={25} radius={5} fill="accent" />
          <SceneText x={60} y={75} size={12} family="bold" anchor="middle">
            Is it safe?
          </SceneText>
        </g>
        <Shape d="M103 50c5-16 1-31-9-35m7-3l-7 3 4 6" />
        <Shape d="M88 70v20l5-5 4 8 5-2-4-8h7z" fill="white" />
      </StepField>
      <StepField column={2} fill="copyField">
        <Panel x={6} y={-24} width={92} height={140} radius={6} />
        <SceneText x={14} y={-7} size={13} family="display" tone="copyDark">
          Boiler noises
        </SceneText>
        <Shape
          d="M38 4h62a8 8 0 0 1 8 8v10a8 8 0 0 1-8 8H52l-8 9v-9h-6a8 8 0 0 1-8-8V12a8 8 0 0 1 8-8z"
          fill="ink"
        />
        <SceneText x={39} y={21.5} size={12} tone="white">
          Hums?
        </SceneText>
        <Tick x={88} y={21.5} tone="successOnInk" />
        <Bar x={11} y={42} width={66} height={20} radius={4} fill="accentLight" />
        <SceneText x={15} y={56.5} size={12}>
          If it hums
        </SceneText>
        <Pill
          x={34}
          y={69}
          width={74}
          height={22}
          label="Publish"
          size={12}
          fill="accent"
          isOutlined
        />
      </StepField>
    </>
  );
}
