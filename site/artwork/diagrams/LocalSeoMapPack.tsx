import type { DrawingProps } from '../diagram-parts/diagram.ts';
import { Ground } from '../diagram-parts/Ground.tsx';
import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { StreetMap } from './StreetMap.tsx';

/** Nine points around a shop, and the share of its customers who see it in the top three. */
export function LocalSeoMapPack({ isTall }: DrawingProps) {
  return (
    <>
      <StreetMap height={isTall ? 400 : 420} />
      <g transform={isTall ? 'translate(0 400)' : 'translate(380 0)'}>
        <Ground of="seo" width={isTall ? 380 : 360} height={isTall ? 380 : 420} />
      </g>
      <g transform={isTall ? 'translate(20 424)' : 'translate(402 44)'}>
        <Panel x={0} y={0} width={isTall ? 340 : 316} height={332} />
        <Words
          x={22}
          y={36}
          lines={['Customers who see', 'you in the top three']}
          size={15}
          family="bold"
        />
        <Bar x={60} y={116} width={64} height={130} radius={6} fill="seoField" />
        <Bar x={196} y={86} width={64} height={160} radius={6} fill="accentLight" />
        <RisingPath points="92,116 228,86" />
        <SceneText x={92} y={206} size={22} family="display" anchor="middle">
          65%
        </SceneText>
        <SceneText x={228} y={206} size={22} family="display" anchor="middle">
          80%
        </SceneText>
        <Rule x={22} y={246} width={isTall ? 296 : 272} />
        <SceneText x={92} y={265} size={13} anchor="middle">
          March
        </SceneText>
        <SceneText x={228} y={265} size={13} anchor="middle">
          June
        </SceneText>
        <Disc x={32} y={290} radius={7} fill="accent" />
        <SceneText x={48} y={294.5} size={13}>
          in the top three
        </SceneText>
        <Disc x={28} y={314} radius={4} />
        <Disc x={40} y={312} radius={7} />
        <SceneText x={56} y={317} size={13}>
          larger: more customers
        </SceneText>
      </g>
    </>
  );
}
