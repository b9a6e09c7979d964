import { Bar } from '../parts/Bar.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SampleTag } from '../parts/SampleTag.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** A visitor's question leads to the service that fits. Two that don't fit are behind it. */
export function ServiceAdvice() {
  return (
    <>
      <Shape d="M250 44h76a14 14 0 0 1 14 14v30m-11-11l11 12 11-12" line="accent" width={4} />
      <Shape
        d="M22 6H252a14 14 0 0 1 14 14v48a14 14 0 0 1-14 14H62l-22 18V82H22a14 14 0 0 1-14-14V20a14 14 0 0 1 14-14z"
        fill="white"
        line="none"
      />
      <SceneText x={26} y={38} size={18} family="bold">
        Lots of visits, few orders.
      </SceneText>
      <SceneText x={26} y={64} size={18} family="bold">
        What would help?
      </SceneText>
      {others.map(([name, verdict, sign], index) => (
        <g key={name} transform={`translate(0 ${114 + index * 76})`}>
          <Panel x={7} y={0} width={201} height={68 + index * 32} fill="ink3" />
          <SceneText x={26} y={30} size={15} family="bold" tone="softOnInk">
            {name}
          </SceneText>
          <Shape d={sign} line="softOnInk" />
          <SceneText x={46} y={53} size={13} tone="softOnInk">
            {verdict}
          </SceneText>
        </g>
      ))}
      <Panel x={168} y={98} width={244} height={200} />
      <Shape
        d="M169 178V112a13 13 0 0 1 13-13H398a13 13 0 0 1 13 13v66z"
        fill="copyField"
        line="none"
      />
      <Shape d="M204 128v-8a12 12 0 0 1 24 0v8" width={3} />
      <Shape d="M186 178v-34a20 20 0 0 1 20-20h20a20 20 0 0 1 20 20v34z" fill="copy" />
      <Shape
        d="M194 178v-16a6 6 0 0 1 6-6h32a6 6 0 0 1 6 6v16zM204 140h24M210 166h12"
        fill="seoPale"
      />
      <Panel x={276} y={109} width={118} height={60} radius={8} />
      {reasons.map(([reason, width], index) => (
        <g key={reason} transform={`translate(286 ${132 + index * 24})`}>
          <Bar x={0} y={-14} width={width} height={20} radius={4} fill="copyField" />
          <SceneText x={4} size={13} family="bold">
            {reason}
          </SceneText>
        </g>
      ))}
      <Rule x={168} y={178} width={244} />
      <SceneText x={186} y={206} size={18} family="bold">
        Product Description
      </SceneText>
      <Tick x={186} y={229} />
      <SceneText x={204} y={229} size={14} family="bold" tone="success">
        Fits
      </SceneText>
      <SceneText x={186} y={252} size={14}>
        Answers what buyers ask
      </SceneText>
      <SampleTag x={350} y={6} />
    </>
  );
}

const others = [
  ['More ads', 'Later', 'M26 48.5a6 6 0 1 1 12 0a6 6 0 1 1-12 0M32 45v4h3'],
  ['New website', 'Not needed', 'M28 44l9 9m0-9l-9 9'],
] as const;

const reasons = [
  ['Holds a laptop', 99],
  ['Dry in rain', 73],
] as const;
