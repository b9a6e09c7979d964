import { Bar } from '../parts/Bar.tsx';
import { Bread } from '../parts/Bread.tsx';
import { Cross } from '../parts/Cross.tsx';
import { Disc } from '../parts/Disc.tsx';
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
        <Briefing />
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
        <Articles />
        <UnsuitedArticle x={6} lean={-12} crossX={14} />
        <UnsuitedArticle x={58} lean={12} crossX={89} />
        <Panel x={21} y={12} width={70} height={110} radius={6} />
        <Shape d="M21 32V18q0-6 6-6h58q6 0 6 6v14z" fill="accent" />
        <SceneText x={56} y={26.5} size={11} family="bold" anchor="middle">
          Best toast
        </SceneText>
        <Shape d={toast} fill="seoPale" />
        <StepDone x={88} y={80} />
      </StepField>
      <StepField column={2} fill="seoField">
        <LinkedPage />
        <Panel x={8} y={8} width={220} height={110} radius={6} />
        <g transform="rotate(4 160 30)">
          <Panel x={122} y={-18} width={72} height={86} radius={4} />
          <Bar x={130} y={-10} width={56} height={58} radius={2} fill="accentLight" />
          <Shape d={toast} transform="translate(107 -42)" fill="seoPale" />
          <Shape d="M151 14l16-4 4 16-16 4z" fill="accent" />
        </g>
        <Shape d="M124 86h70" line="rule" width={4} />
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

/** Sites that the bakery would rather not appear on, and its flour and bread. */
function Briefing() {
  return (
    <>
      {[-18, 46].map((y, index) => (
        <g key={y} transform={`translate(${index * 12 - 104} ${y})`}>
          <Panel x={0} y={0} width={76} height={56} radius={7} fill="paper2" />
          <Shape d="M22 14h32M22 27h22M22 40h32" line="rule" width={4} />
          <Disc x={76} y={27} radius={11} fill="ink" />
          <Shape d="M72 23l8 8m0-8l-8 8" line="white" width={3} />
        </g>
      ))}
      <Shape d="M122 98V0l-4-14q26 7 52 0l-4 14v98z" fill="white" />
      <Shape d="M122 22h44v44h-44z" fill="accent" />
      <Shape
        d="M144 60V30m0 8q-9 0-9-9q9 0 9 9q0-9 9-9q0 9-9 9m0 13q-10 0-10-10q10 0 10 10q0-10 10-10q0 10-10 10"
        fill="seoPale"
      />
      <Bread kind="tin" x={188} y={95} scale={0.62} />
    </>
  );
}

/** More articles, fanned out to both sides. */
function Articles() {
  return (
    <>
      {[2, 1].map((place) =>
        [-1, 1].map((side) => (
          <g
            key={side * place}
            transform={`translate(${56 + side * (14 + place * 46)} ${100 + place * 6}) rotate(${side * (10 + place * 10)})`}
          >
            <g transform={`translate(${side * 27})`}>
              <Panel x={-27} y={-120} width={54} height={140} radius={6} />
              <Bar x={-18} y={-110} width={36} height={24} radius={3} fill="accentLight" />
              <Shape d="M-16-76h32M-16-66h22M-16-56h32M-16-46h26" line="rule" width={4} />
            </g>
          </g>
        )),
      )}
    </>
  );
}

/** The bakery's page, to which the new link leads, and the article's picture of toast. */
function LinkedPage() {
  return (
    <>
      <Panel x={-110} y={-14} width={92} height={130} radius={8} />
      <Shape d="M-110 6V-14h84q8 0 8 8V6z" fill="accent" />
      <Bread kind="sourdough" x={-57} y={54} scale={0.44} />
      <Shape d="M-84 74h50M-84 86h34" line="rule" width={4} />
      <Shape d="M-3 62h-12m5-5l-5 5 5 5" line="accent" width={4} />
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

/** A slice of toast. */
const toast = 'M36 82V60c-9-3-8-17 4-17h26c12 0 13 14 4 17v22z';
