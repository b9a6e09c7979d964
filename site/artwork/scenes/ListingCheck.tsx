import { Field } from '../parts/Field.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Rule } from '../parts/Rule.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Tick } from '../parts/Tick.tsx';

/** Directories on which name, address and phone agree. */
export function ListingCheck() {
  return (
    <>
      <Field of="seo" />
      <Panel x={24} y={30} width={312} height={270} />
      <SceneText x={44} y={56} family="bold">
        Listing
      </SceneText>
      <SceneText x={176} y={56} family="bold" anchor="middle">
        Name
      </SceneText>
      <SceneText x={238} y={56} family="bold" anchor="middle">
        Address
      </SceneText>
      <SceneText x={300} y={56} family="bold" anchor="middle">
        Phone
      </SceneText>
      <Rule x={24} y={70} width={312} />
      {listings.map((listing, index) => (
        <g key={listing} transform={`translate(0 ${96 + index * 31})`}>
          <SceneText x={44} y={0} size={13}>
            {listing}
          </SceneText>
          <Tick x={170} y={0} />
          <Tick x={232} y={0} />
          <Tick x={294} y={0} />
          <Rule x={27} y={11} width={306} tone="mist" />
        </g>
      ))}
    </>
  );
}

const listings = ['Google Maps', 'Bing Places', 'Apple Maps', 'Yell', 'Facebook'];
