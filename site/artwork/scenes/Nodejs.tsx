import { Disc } from '../parts/Disc.tsx';
import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';

/** A server's log, and a rising chart of its requests. */
export function Nodejs() {
  return (
    <>
      <Field of="web" />
      <Panel x={28} y={26} width={304} height={274} fill="ink" />
      <SceneText x={46} y={53} size={13} family="mono" tone="white">
        node server.js
      </SceneText>
      <Disc x={234} y={49} radius={4} fill="successOnInk" line="none" />
      <SceneText x={244} y={53} size={11} tone="softOnInk">
        up 41 days
      </SceneText>
      <Rule x={29} y={68} width={302} tone="ink3" />
      {requests.map(([method, path, status], index) => (
        <g key={path} transform={`translate(0 ${95 + index * 31.5})`}>
          <SceneText x={46} y={0} family="mono" tone="webLight">
            {method}
          </SceneText>
          <SceneText x={90} y={0} family="mono" tone="white">
            {path}
          </SceneText>
          <SceneText x={166} y={0} family="mono" tone="successOnInk">
            {status}
          </SceneText>
        </g>
      ))}
      <RisingPath points="208,206 236,188 254,194 280,144 294,150 312,96" />
    </>
  );
}

const requests = [
  ['GET', '/shop', '200'],
  ['POST', '/order', '201'],
  ['GET', '/stock', '200'],
  ['PUT', '/basket', '200'],
  ['GET', '/invoice', '200'],
  ['POST', '/refund', '201'],
] as const;
