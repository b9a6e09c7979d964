import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A board of bids. ACOS falls as the match gets closer, and sales rise. */
export function CampaignBoard() {
  return (
    <>
      <Field of="ppc" />
      <Panel x={26} y={24} width={308} height={400} />
      <Shape d="M27 187h306v220H27z" fill="ppcPale" line="none" />
      <SceneText x={44} y={50} family="bold">
        Campaign
      </SceneText>
      <SceneText x={176} y={50} family="bold">
        Bid
      </SceneText>
      <SceneText x={226} y={50} family="bold">
        ACOS
      </SceneText>
      <Rule x={26} y={63} width={308} />
      {rows.map(({ match, term, bid, acos, fill, tone }, row) => (
        <g key={match} transform={`translate(0 ${90 + row * 41})`}>
          <Pill x={42} y={-14} width={52} label={match} fill={fill} tone={tone} />
          <SceneText x={100} y={0}>
            {term}
          </SceneText>
          <SceneText x={176} y={0}>
            {bid}
          </SceneText>
          <SceneText x={226} y={0} family="bold" tone={row === 0 ? 'success' : 'ink'}>
            {acos}
          </SceneText>
          {row < 2 && <Rule x={29} y={16} width={302} tone="rule" />}
        </g>
      ))}
      <Rule x={26} y={187} width={308} />
      <SceneText x={44} y={211} family="bold">
        Sales
      </SceneText>
      <SceneText x={44} y={227} size={10} tone="soft">
        Sample
      </SceneText>
      <Shape d={weeks} fill="ppcLight" />
      <RisingPath points="100,226 140,217 168,221 214,203 244,208 310,92" />
    </>
  );
}

/** The columns below the line, which only a tall box shows. */
const weeks =
  'M44 420V372h22v48zM84 420V364h22v56zM124 420V354h22v66zM164 420V358h22v62z' +
  'M204 420V336h22v84zM244 420V324h22v96zM284 420V296h22v124z';

const rows = [
  {
    match: 'Exact',
    term: 'steel kettle',
    bid: '£0.62',
    acos: '21%',
    fill: 'ppc',
    tone: 'white',
  },
  {
    match: 'Phrase',
    term: 'kettle 1.7 L',
    bid: '£0.48',
    acos: '27%',
    fill: 'ppcField',
    tone: 'ink',
  },
  { match: 'Broad', term: 'kettle', bid: '£0.31', acos: '34%', fill: 'paper2', tone: 'ink' },
] as const;
