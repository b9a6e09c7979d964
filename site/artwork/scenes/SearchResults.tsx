import { Bar } from '../parts/Bar.tsx';
import { Field } from '../parts/Field.tsx';
import { MapPin } from '../parts/MapPin.tsx';
import { Panel } from '../parts/Panel.tsx';
import { RisingPath } from '../parts/RisingPath.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Shape } from '../parts/Shape.tsx';
import { Tick } from '../parts/Tick.tsx';

/**
 * A results page on which your result climbs from ninth to third place. Tall boxes also show what
 * was changed, and the map.
 */
export function SearchResults() {
  return (
    <>
      <Field of="seo" />
      <Panel x={30} y={22} width={300} height={700} />
      <SearchBox x={44} y={36} width={272} query="bike repair near me" />
      <SceneText x={60} y={93} family="bold" tone="faint">
        1
      </SceneText>
      <SceneText x={84} y={93}>
        Trade directory
      </SceneText>
      <SceneText x={60} y={116} family="bold" tone="faint">
        2
      </SceneText>
      <SceneText x={84} y={116}>
        A rival
      </SceneText>
      <Bar x={44} y={128} width={272} height={40} radius={8} fill="ink" />
      <SceneText x={59} y={154} size={18} family="display" tone="accent">
        3
      </SceneText>
      <SceneText x={84} y={146} family="bold" tone="white">
        Your business
      </SceneText>
      <SceneText x={84} y={160} size={10} tone="softOnInk">
        yourbusiness.co.uk
      </SceneText>
      <Shape d="M64 178h0m0 6h0m0 6h0" line="faint" width={3.2} />
      <SceneText x={60} y={216} family="bold" tone="faint">
        9
      </SceneText>
      <Panel x={80} y={200} width={98} height={24} radius={6} fill="paper" isDashed />
      <SceneText x={91} y={216}>
        You, before
      </SceneText>
      <Bar x={44} y={244} width={272} height={170} radius={8} fill="seoPale" />
      <SceneText x={60} y={264} family="bold" tone="accentText">
        What moved it
      </SceneText>
      {changes.map(([change, detail], index) => (
        <g key={change} transform={`translate(0 ${287 + index * 34})`}>
          <Tick x={60} y={0} />
          <SceneText x={84} y={0} family="bold">
            {change}
          </SceneText>
          <SceneText x={84} y={13} size={10} tone="soft">
            {detail}
          </SceneText>
        </g>
      ))}
      <Bar x={44} y={448} width={272} height={230} radius={8} fill="sourcingField" />
      <Shape
        d="M44 510L316 472M44 600L316 562M122 448L150 678M236 448L264 678"
        line="white"
        width={12}
      />
      <MapPin x={198} y={528} label="3" fill="accent" />
      <RisingPath points="180,212 212,202 230,206 262,180 276,184 296,148" />
    </>
  );
}

const changes = [
  ['Title rewritten', 'Bike repair while you wait'],
  ['Two pages merged', 'Both for one search'],
  ['Link added', 'In a cycling club guide'],
  ['Hours corrected', 'On the map, too'],
] as const;
