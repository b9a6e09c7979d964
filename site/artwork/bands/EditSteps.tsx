import { Bar } from '../parts/Bar.tsx';
import { Bread } from '../parts/Bread.tsx';
import { Cross } from '../parts/Cross.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { StepDone } from './StepDone.tsx';
import { StepField } from './StepField.tsx';

/** A bakery's page, the article that suits it, and the sentence with its link. */
export function EditSteps() {
  return (
    <>
      <StepField column={0} fill="seoField">
        <Panel x={8} y={8} width={96} height={110} radius={10} />
        <Pill
          x={16}
          y={16}
          width={80}
          height={20}
          label="/sourdough"
          size={11}
          fill="accent"
          isOutlined
        />
        <Bread kind="sourdough" x={56} y={88} scale={0.42} />
      </StepField>
      <StepField column={1} fill="seoField">
        <UnsuitedArticle x={6} lean={-12} crossX={14} />
        <UnsuitedArticle x={58} lean={12} crossX={89} />
        <Panel x={21} y={12} width={70} height={110} radius={6} />
        <Shape d="M21 32V18q0-6 6-6h58q6 0 6 6v14z" fill="accent" />
        <SceneText x={56} y={26.5} size={11} family="bold" anchor="middle">
          Best toast
        </SceneText>
        <Shape d="M36 82V60c-9-3-8-17 4-17h26c12 0 13 14 4 17v22z" fill="seoPale" />
        <StepDone x={88} y={80} />
      </StepField>
      <StepField column={2} fill="seoField">
        <Panel x={8} y={8} width={120} height={110} radius={6} />
        <SceneText x={18} y={26} size={11} family="bold">
          Best toast
        </SceneText>
        <SceneText x={18} y={46} size={11} tone="soft">
          Use good bread.
        </SceneText>
        <Bar x={14} y={53} width={88} height={18} radius={4} fill="accent" />
        <SceneText x={18} y={66} size={11} family="bold">
          Bake your own
        </SceneText>
        <Line points="18,68.5 96,68.5" width={1.5} />
        <SceneText x={18} y={86} size={11}>
          and slice it thick.
        </SceneText>
      </StepField>
    </>
  );
}

type UnsuitedArticleProps = { x: number; lean: number; crossX: number };

/** An article behind the chosen one, leaning out to its side. */
function UnsuitedArticle({ x, lean, crossX }: UnsuitedArticleProps) {
  return (
    <g transform={`rotate(${lean} ${x + 24} 80)`}>
      <Panel x={x} y={22} width={48} height={100} radius={6} />
      <Cross x={crossX} y={40} tone="soft" />
    </g>
  );
}
