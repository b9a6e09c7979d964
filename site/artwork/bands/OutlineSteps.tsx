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
