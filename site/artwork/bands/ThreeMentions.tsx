import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A profile, a forum answer and a blog post, each with a link to the same page. */
export function ThreeMentions() {
  return (
    <>
      <Panel x={72} y={152} width={276} height={200} />
      <Panel x={86} y={166} width={248} height={28} radius={8} fill="paper" />
      <SceneText x={98} y={184.5} size={12}>
        oak.example
      </SceneText>
      <Pill x={266} y={169} width={62} height={22} label="Sample" size={12} family="text" />
      <SceneText x={92} y={231} size={26} family="bold">
        How to oil oak
      </SceneText>
      <Bar x={92} y={244} width={146} />
      <Bar x={92} y={258} width={120} />
      <Shape d="M294 300v-70h34v70zM302 230v-14h18v14" fill="accent" />
      <Shape d="M294 246h34v20h-34z" fill="white" />

      <Panel x={8} y={14} width={126} height={92} />
      <Shape d="M24 54V40h28v14zM24 40l4-11h20l4 11M34 54v-8h8v8" fill="seoField" />

      <Panel x={147} y={14} width={126} height={92} />
      <Shape d="M163 29h28v18h-16l-7 8v-8h-5z" fill="seoField" />

      <Panel x={286} y={14} width={126} height={92} />
      <Shape d="M302 29h28v25h-28zM302 37h28M308 46h16" fill="seoField" />
      {links.map(([site, label, x, width]) => (
        <g key={site}>
          <SceneText x={x + 38} y={47} size={14}>
            {site}
          </SceneText>
          <SceneText x={x} y={84} size={14} tone="accentText">
            {label}
          </SceneText>
          <Rule x={x} y={90} width={width} tone="accentText" />
        </g>
      ))}
      <Shape
        d="M60 98c0 38 50 16 50 42M210 98v42M360 98c0 38-50 16-50 42"
        line="accent"
        width={4}
      />
      <Shape d="M104 140h12l-6 9zM204 140h12l-6 9zM304 140h12l-6 9z" fill="accent" line="accent" />
    </>
  );
}

/** Each link is worded differently: by name, by address and by subject. */
const links = [
  ['Profile', 'Oak & Ash', 24, 69],
  ['Forum', 'their guide', 163, 72],
  ['Blog', 'oiling a table', 302, 84],
] as const;
