import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A sentence added to an old article. Its link shows the reader the page that it leads to. */
export function LinkedSentence() {
  return (
    <>
      <Panel x={8} y={8} width={316} height={340} radius={6} />
      <SceneText x={28} y={47} size={22} family="bold">
        Fast pasta
      </SceneText>
      <Bar x={28} y={62} width={262} />
      <Bar x={28} y={76} width={196} />
      <SceneText x={28} y={110} size={15}>
        Fresh pasta cooks in minutes.
      </SceneText>
      <Bar x={22} y={120} width={214} height={26} radius={5} fill="seoField" />
      <Bar x={22} y={146} width={120} height={26} radius={5} fill="seoField" />
      <SceneText x={28} y={138} size={15}>
        If you have an hour, learn to
      </SceneText>
      <SceneText x={28} y={164} size={15} tone="accentText">
        roll it by hand.
      </SceneText>
      <Rule x={28} y={169} width={106} tone="accentText" />
      {[112, 94].map((width, index) => (
        <Bar key={width} x={28} y={188 + index * 14} width={width} />
      ))}

      <Panel x={164} y={180} width={248} height={160} fill="ink" />
      <Bar x={176} y={192} width={88} height={90} radius={8} fill="seoField" />
      <g transform="rotate(-35 220 237)">
        <Panel x={184} y={231} width={72} height={12} radius={6} fill="accent" />
        <Panel x={196} y={225} width={48} height={24} radius={6} />
      </g>
      <SceneText x={278} y={216} size={15} tone="white">
        Pasta by hand
      </SceneText>
      <SceneText x={278} y={238} size={12} tone="softOnInk">
        pasta.example
      </SceneText>
      <Shape d="M128 158v24l6-5 5 11 6-3-5-10h8z" fill="white" />
      <Pill
        x={350}
        y={8}
        width={62}
        height={22}
        label="Sample"
        size={12}
        isOutlined
        family="text"
      />
      <Pill x={262} y={118} width={150} height={30} label="" fill="white" isOutlined />
      <Tick x={278} y={138} />
      <SceneText x={298} y={138} size={14}>
        Editor agreed
      </SceneText>
    </>
  );
}
