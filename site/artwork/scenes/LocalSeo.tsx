import { Bar } from '../parts/Bar.tsx';
import { Line } from '../parts/Line.tsx';
import { MapPin } from '../parts/MapPin.tsx';
import { Panel } from '../parts/Panel.tsx';
import { palette } from '../parts/palette.ts';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

/** A map pack with three pins, one of them yours. */
export function LocalSeo() {
  return (
    <>
      <rect width="360" height="240" fill={palette.seoPale} />
      <Line points="-10,60 120,74 240,40 370,58" tone="white" width={12} />
      <Line points="70,-10 92,130 60,200" tone="white" width={12} />
      <Line points="226,-10 214,90 268,186" tone="white" width={12} />
      <Line points="-10,134 92,130 214,112 370,126" tone="white" width={12} />
      <Line points="306,-10 318,60 300,130" tone="white" width={7} />
      <Bar x={112} y={86} width={44} height={20} radius={4} fill="seoField" />
      <Bar x={20} y={84} width={44} height={30} radius={4} fill="seoField" />
      <Bar x={20} y={16} width={40} height={28} radius={4} fill="seoField" />
      <Bar x={244} y={14} width={44} height={18} radius={4} fill="seoField" />
      <Bar x={236} y={70} width={56} height={30} radius={6} fill="sourcingField" />
      <Bar x={106} y={16} width={84} height={36} radius={6} fill="sourcingField" />
      <Shape d="M-10 190C60 170 90 214 150 196S250 150 370 176V250H-10Z" fill="webField" />
      <MapPin x={142} y={66} label="1" />
      <MapPin x={90} y={126} label="3" />
      <MapPin x={222} y={88} label="2" fill="accent" scale={1.45} />
      <Panel x={24} y={146} width={206} height={120} radius={12} />
      <SceneText x={40} y={174} size={22} family="display" tone="accentText">
        2
      </SceneText>
      <SceneText x={64} y={167} size={13} family="bold">
        Your business
      </SceneText>
      <SceneText x={64} y={183} size={11} tone="soft">
        Plumber · Open now
      </SceneText>
      <Rule x={24} y={196} width={206} />
      <SceneText x={42} y={219} family="bold" tone="faint">
        3
      </SceneText>
      <SceneText x={64} y={219}>
        A rival
      </SceneText>
      <SceneText x={216} y={219} size={10} tone="soft" anchor="end">
        Old address
      </SceneText>
    </>
  );
}
