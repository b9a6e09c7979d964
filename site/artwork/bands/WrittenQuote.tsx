import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/**
 * A written quote: the work, the delivery times and the full price, and then your decision. The
 * work and its prices are invented, so that no drawing shows an outdated price.
 */
export function WrittenQuote() {
  return (
    <>
      <Panel x={40} y={1} width={379} height={300} radius={10} />
      <SceneText x={62} y={34} size={18} family="display">
        Your written quote
      </SceneText>
      <Pill x={340} y={16} width={58} height={22} label="Sample" size={11} isOutlined />
      <SceneText x={62} y={64} size={11} tone="soft">
        The work
      </SceneText>
      <SceneText x={310} y={64} size={11} tone="soft" anchor="end">
        Delivery
      </SceneText>
      <SceneText x={398} y={64} size={11} tone="soft" anchor="end">
        Price
      </SceneText>
      <Rule x={62} y={74} width={336} />
      {lines.map(([work, days, price], index) => (
        <g key={work} transform={`translate(0 ${97 + index * 30})`}>
          <SceneText x={62} size={13} family="bold">
            {work}
          </SceneText>
          <SceneText x={310} size={13} anchor="end">
            {days}
          </SceneText>
          <SceneText x={398} size={13} anchor="end">
            {price}
          </SceneText>
          <Rule x={62} y={11} width={336} tone="rule" />
        </g>
      ))}
      <Bar x={41} y={176} width={377} height={40} radius={0} fill="ink" />
      <SceneText x={62} y={201.5} size={14} family="bold" tone="white">
        Full price
      </SceneText>
      <SceneText x={398} y={203} size={22} family="display" tone="accent" anchor="end">
        £3,370
      </SceneText>
      <Pill
        x={62}
        y={228}
        width={84}
        height={26}
        label="Accept"
        size={12}
        fill="accent"
        isOutlined
      />
      <Pill x={156} y={228} width={116} height={26} label="Ask a question" size={12} isOutlined />
    </>
  );
}

const lines = [
  ['New website', '34 days', '£1,450'],
  ['Website copy', '40 days', '£1,780'],
  ['Site check', '6 days', '£140'],
] as const;
