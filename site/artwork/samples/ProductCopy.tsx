import { Words } from '../diagram-parts/Words.tsx';
import { Bar } from '../parts/Bar.tsx';
import { Candle } from '../parts/Candle.tsx';
import { Line } from '../parts/Line.tsx';
import { NumberMark } from '../parts/NumberMark.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/** A finished product page and the fact sheet that it is based on. */
export function ProductCopy() {
  return (
    <>
      <Sheet
        width={400}
        height={520}
        title="Product page"
        about="Row 14 of 36, as shoppers see it"
        edge="copy"
        foot="Template: candles in a jar"
        page="1"
      />
      <Panel x={28} y={88} width={118} height={146} radius={10} fill="copyField" />
      <Candle x={87} y={212} />
      <Pill x={63} y={174} width={48} height={22} label="Fig" size={11} />
      <Words x={160} y={108} lines={['Fig and cedar', 'soy candle']} size={18} family="display" />
      <SceneText x={160} y={157} size={13}>
        220 g, burns for 40 hours
      </SceneText>
      <NumberMark x={328} y={152} number={1} />
      <NumberMark x={349} y={152} number={2} />
      <SceneText x={160} y={187} size={18} family="display">
        £24.00
      </SceneText>
      <Panel x={160} y={199} width={134} height={34} radius={17} fill="accent" />
      <SceneText x={227} y={220.5} size={13} family="bold" anchor="middle">
        Add to basket
      </SceneText>
      <Words
        x={28}
        y={262}
        lines={[
          'Green fig with dry cedar behind it. Light it for two',
          'hours an evening and it lasts twenty evenings.',
        ]}
        size={13}
      />
      {points.map(([lead, width, rest], index) => (
        <g key={lead}>
          <Bar x={28} y={292 + index * 28} width={width} height={21} radius={4} fill="copyField" />
          <SceneText x={34} y={307 + index * 28} size={13} family="bold">
            {lead}
          </SceneText>
          <SceneText x={28 + width + 8} y={307 + index * 28} size={13}>
            {rest}
          </SceneText>
          <NumberMark x={349} y={302.5 + index * 28} number={index + 3} />
        </g>
      ))}
      <Line points="28,408 372,408" tone="rule" width={1} />
      <SceneText x={28} y={430} size={13}>
        In the box: candle, lid and a card on care.
      </SceneText>
      <SceneText x={28} y={452} size={13}>
        For indoor use only. It burns unevenly outside.
      </SceneText>

      <Sheet
        x={400}
        width={400}
        height={520}
        title="Fact sheet"
        about="Where each fact on the page comes from"
        edge="copy"
        foot="You sign this off before we write the rest."
        page="2"
      />
      <Line points="400,8 400,520" tone="rule" width={1} />
      <Row
        y={106}
        cells={[
          { x: 450, text: 'Fact' },
          { x: 556, text: 'Source' },
          { x: 772, text: 'Check', anchor: 'end' },
        ]}
        from={428}
        to={772}
        isHead
      />
      {facts.map(([fact, source, check], index) => (
        <g key={fact}>
          <Row
            y={134 + index * 29}
            cells={[
              { x: 450, text: fact, family: 'bold' },
              { x: 556, text: source },
            ]}
            from={428}
            to={772}
          />
          {check === 'Left out' ? (
            <Line
              points={`448,${130 + index * 29} 500,${130 + index * 29}`}
              tone="copyDark"
              width={2}
            />
          ) : (
            <NumberMark x={437} y={130 + index * 29} number={index + 1} />
          )}
          <Pill
            x={712}
            y={119.5 + index * 29}
            width={60}
            height={20}
            label={check}
            fill={check === 'Agrees' ? 'sourcingField' : 'copyField'}
            size={11}
          />
        </g>
      ))}
      <Panel x={428} y={334} width={344} height={128} radius={12} fill="copyField" />
      <SceneText x={444} y={360} size={14} family="bold">
        What 38 buyers asked
      </SceneText>
      <SceneText x={756} y={360} size={12} anchor="end">
        Answered in
      </SceneText>
      {questions.map(([question, count, answer], index) => (
        <g key={question}>
          <SceneText x={444} y={386 + index * 28} size={12}>
            {question}
          </SceneText>
          <Bar x={598} y={377 + index * 28} width={count * 3} height={10} fill="copy" />
          <SceneText x={604 + count * 3} y={386 + index * 28} size={12} family="bold">
            {`${count}`}
          </SceneText>
          <SceneText x={756} y={386 + index * 28} size={12} anchor="end">
            {answer}
          </SceneText>
        </g>
      ))}
    </>
  );
}

/** A benefit of the product, the width of the mark under it, and the fact that proves it. */
const points = [
  ['No paraffin', 84, '100% soy wax, with a cotton wick'],
  ['Fits a mantelpiece', 129, '8 cm across, 9 cm high'],
  ['Half-price refills', 115, 'when you post the jar back'],
  ['Burns evenly', 94, 'if you trim the wick to 5 mm'],
] as const;

const facts = [
  ['220 g', 'Your label file', 'Agrees'],
  ['40 hours', 'Your test: 40 to 43', 'Agrees'],
  ['100% soy', 'Supplier’s data sheet', 'Agrees'],
  ['8 x 9 cm', 'You (your shop said 8 x 8)', 'Changed'],
  ['Half price', 'Your price list', 'Agrees'],
  ['5 mm wick', 'Supplier’s care card', 'Agrees'],
  ['No soot', 'No test or data sheet', 'Left out'],
] as const;

const questions = [
  ['How long does it last?', 19, 'Line 1'],
  ['How big is it?', 11, 'Bullet 2'],
  ['What about the jar?', 8, 'Bullet 3'],
] as const;
