import { Bread } from '../parts/Bread.tsx';
import { Browser } from '../parts/Browser.tsx';
import { Disc } from '../parts/Disc.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';
import { hours, loaves } from './bakery-words.ts';

/** The bakery's home page on a desktop, 704x712, with the browser's bar. */
export function BakeryPage() {
  return (
    <>
      <Browser width={704} height={712} address="loaf-lane.example" />
      <SceneText x={32} y={69} size={18} family="display">
        Loaf Lane
      </SceneText>
      {links.map(([link, x]) => (
        <SceneText key={link} x={x} y={67} size={13}>
          {link}
        </SceneText>
      ))}
      <Line points="334,75 370,75" tone="accent" width={2.5} />
      <SceneText x={672} y={67} size={13} family="bold" anchor="end">
        Basket
      </SceneText>

      <Shape d="M0 88h704v236h-704z" fill="sourcingDark" line="none" />
      <Shape d="M372 88h332v236h-332z" fill="seoField" line="none" />
      <Disc x={37} y={117} radius={5} fill="successOnInk" line="none" />
      <SceneText x={50} y={121.5} size={13} family="bold" tone="white">
        Open today until 16:00
      </SceneText>
      <SceneText x={32} y={175} size={52} family="display" tone="paper">
        Fresh
      </SceneText>
      <SceneText x={32} y={225} size={52} family="display" tone="paper">
        from six.
      </SceneText>
      <SceneText x={32} y={253} size={13} tone="paper">
        Sourdough, rye and buns, baked every morning
      </SceneText>
      <Pill
        x={32}
        y={271}
        width={160}
        height={34}
        label="Order for tomorrow"
        fill="accent"
        size={13}
      />
      <SceneText x={212} y={293} size={13} family="bold" tone="paper">
        Today’s bread
      </SceneText>
      <Line points="212,299 299,299" tone="paper" width={1.5} />
      <Shape d="M414 284a126 126 0 0 1 252 0z" fill="accent" line="none" />
      <Shape d="M372 284h332v40h-332z" fill="paper2" line="none" />
      <Line points="372,284 704,284" />
      <Shape
        d="M512 176c-10-10 8-16 0-30M544 170c-10-10 8-16 0-30M576 176c-10-10 8-16 0-30"
        line="paper"
        width={3}
      />
      <Bread kind="tin" x={440} y={284} />
      <Bread kind="baguettes" x={652} y={298} />
      <Bread kind="sourdough" x={544} y={300} scale={1.15} />
      <Bread kind="croissant" x={444} y={312} />

      <SceneText x={32} y={360} size={22} family="display">
        Today’s bread
      </SceneText>
      <SceneText x={672} y={359} size={12} tone="soft" anchor="end">
        Order by 17:00 and collect the next morning
      </SceneText>
      {loaves.map(({ kind, name, about, price, fill, y, scale }, index) => {
        const left = 32 + index * 163;
        return (
          <g key={name}>
            <Panel x={left} y={374} width={151} height={100} radius={12} fill={fill} />
            <Bread kind={kind} x={left + 75.5} y={374 + y} scale={scale} />
            <SceneText x={left} y={374 + 494 - 374} size={13} family="bold">
              {name}
            </SceneText>
            <SceneText x={left + 151} y={374 + 494 - 374} size={13} family="bold" anchor="end">
              {price}
            </SceneText>
            <SceneText x={left} y={374 + 511 - 374} size={11} tone="soft">
              {about}
            </SceneText>
          </g>
        );
      })}

      <Shape d="M424 530h280v140h-280z" fill="seoPale" line="none" />
      <Shape d="M640 530c-24 40 40 60 10 140h54v-140z" fill="webField" line="none" />
      <Shape d="M444 546h56v34h-56z" fill="sourcingField" line="none" />
      <Shape
        d="M424 604l275-31M424 648l216 26M521 535l23 139M602 535l-13 47M470 604l14 70"
        line="white"
        width={9}
      />
      <SceneText x={556} y={584} size={11} tone="soft" transform="rotate(-6.7 556 584)">
        Loaf Lane
      </SceneText>
      <Shape d="M532 592c-4-9-15-15-15-27a15 15 0 0 1 30 0c0 12-11 18-15 27z" fill="accent" />
      <Disc x={532} y={565} radius={5} fill="white" />

      <Shape d="M0 530h424v140h-424z" fill="paper2" line="none" />
      <SceneText x={32} y={562} size={15} family="display">
        Opening hours
      </SceneText>
      {hours.map(([day, time], index) => (
        <g key={day}>
          <SceneText x={32} y={586 + index * 22} size={12}>
            {day}
          </SceneText>
          <SceneText x={222} y={586 + index * 22} size={12} family="bold" anchor="end">
            {time}
          </SceneText>
          {index < 3 && (
            <Line points={`32,${593 + index * 22} 222,${593 + index * 22}`} tone="rule" width={1} />
          )}
        </g>
      ))}
      <SceneText x={262} y={562} size={15} family="display">
        Find us
      </SceneText>
      <SceneText x={262} y={586} size={12}>
        12 Loaf Lane, Leeds
      </SceneText>
      <SceneText x={262} y={608} size={12}>
        Opposite the library
      </SceneText>
      <SceneText x={262} y={630} size={12} family="bold">
        0113 496 0123
      </SceneText>
      <SceneText x={262} y={652} size={12} family="bold" tone="accentText">
        Get directions
      </SceneText>
      <Shape d="M0 670h704v42h-704z" fill="sourcingDark" line="none" />
      <SceneText x={32} y={695.5} size={12} tone="paper">
        Loaf Lane Bakery
      </SceneText>
      <SceneText x={672} y={695.5} size={12} tone="paper" anchor="end">
        Allergens Delivery Privacy
      </SceneText>
    </>
  );
}

const links = [
  ['Bread', 334],
  ['Cakes', 398],
  ['Workshops', 464],
  ['Find us', 556],
] as const;
