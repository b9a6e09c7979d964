import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/** Each page of an old website is redirected to its page on the new one. */
export function MovedUrls() {
  return (
    <>
      <Field of="seo" />
      <Panel x={18} y={24} width={124} height={240} fill="paper2" />
      <Panel x={190} y={24} width={152} height={240} />
      <Shape d="M190 62V38q0-14 14-14h124q14 0 14 14v24z" fill="ink" />
      <SceneText x={34} y={49} size={14} family="bold">
        Old site
      </SceneText>
      <SceneText x={204} y={49} size={14} family="bold" tone="white">
        New site
      </SceneText>
      <Shape d="M18 62h124" />
      <SceneText x={166} y={70} size={13} family="bold" anchor="middle">
        301
      </SceneText>
      {moves.map(([from, to], index) => (
        <g key={from} transform={`translate(0 ${92 + index * 36})`}>
          <SceneText x={34} y={0} size={13} family="mono" tone="soft">
            {from}
          </SceneText>
          <Shape d="M148-4h32m-9-8l9 8-9 8" line="accent" width={4} />
          <SceneText x={204} y={0} size={13} family="mono">
            {to}
          </SceneText>
          <Tick x={314} y={0} />
        </g>
      ))}
    </>
  );
}

const moves = [
  ['/p?id=7', '/oak-bench'],
  ['/p?id=12', '/teak-table'],
  ['/shop.php', '/garden'],
  ['/faq.htm', '/help'],
] as const;
