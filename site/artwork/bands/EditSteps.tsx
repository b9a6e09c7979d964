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
        <StepPage x={4} width={104} />
        <Pill
          x={12}
          y={5}
          width={88}
          height={22}
          label="/sourdough"
          size={12}
          fill="accent"
          isOutlined
        />
        <Bread kind="sourdough" x={56} y={89} scale={0.55} />
      </StepField>
      <StepField column={1} fill="seoField">
        <UnsuitedArticle lean={-8} />
        <UnsuitedArticle lean={8} />
        <StepPage x={16} width={80} />
        <Shape d={toast} fill="accentLight" />
        <Shape d="M36 44V26c-7-2-6-14 4-14h32c10 0 11 12 4 14v18z" fill="seoPale" line="none" />
        <Shape d="M16 57h80v23H16z" fill="accent" />
        <SceneText x={56} y={73} size={12} family="bold" anchor="middle">
          Best toast
        </SceneText>
        <Shape d="M26 90h44" line="rule" width={5} />
        <StepDone x={92} y={51} />
      </StepField>
      <StepField column={2} fill="seoField">
        <Panel x={2} y={-20} width={108} height={140} radius={6} />
        <SceneText x={12} y={0} size={18} family="display">
          Best toast
        </SceneText>
        <SceneText x={12} y={20} size={12} tone="soft">
          Use good bread.
        </SceneText>
        <Bar x={7} y={29} width={98} height={25} radius={4} fill="accent" />
        <SceneText x={12} y={45.5} size={11} family="bold">
          Bake your own
        </SceneText>
        <Line points="12,49 89,49" width={1.5} />
        <SceneText x={12} y={77} size={11}>
          and slice it thick.
        </SceneText>
        <Shape d="M14 90h60" line="rule" width={5} />
        <Shape d="M91 42v20l5-5 4 8 5-2-4-8h7z" fill="white" />
      </StepField>
    </>
  );
}

/** A page in a browser, without a bottom edge. */
function StepPage({ x, width }: { x: number; width: number }) {
  return (
    <>
      <Panel x={x} y={-24} width={width} height={140} radius={8} />
      <Shape d={`M${x}-3v-13q0-8 8-8h${width - 16}q8 0 8 8v13z`} fill="ink" />
      <Shape d={`M${x + 11}-13h.1m9 0h.1m9 0h.1`} line="accentLight" width={6} />
    </>
  );
}

/** An article behind the chosen one, leaning out to its side. */
function UnsuitedArticle({ lean }: { lean: number }) {
  const side = Math.sign(lean);
  return (
    <g transform={`rotate(${lean} 56 96)`}>
      <Panel x={26 + side * 33} y={-14} width={60} height={130} radius={6} />
      <Cross x={51.5 + side * 54} y={20} tone="soft" />
    </g>
  );
}

/** A slice of toast. */
const toast = 'M30 50V29c-9-4-8-21 6-21h40c14 0 15 17 6 21v21z';
