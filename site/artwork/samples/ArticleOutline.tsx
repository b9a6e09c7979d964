import { Words } from '../diagram-parts/Words.tsx';
import { Line } from '../parts/Line.tsx';
import { Panel } from '../parts/Panel.tsx';
import { Pill } from '../parts/Pill.tsx';
import { Row } from '../parts/Row.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { SearchBox } from '../parts/SearchBox.tsx';
import { Sheet } from '../parts/Sheet.tsx';

/** The outline of a page for one search query, with the research behind it. */
export function ArticleOutline() {
  return (
    <>
      <Sheet
        width={400}
        height={520}
        title="Outline"
        about="One page, written for one search"
        edge="copy"
        foot="About 900 words, once you’ve approved this"
        page="1"
      />
      <SearchBox x={28} y={88} width={344} query="how long does a boiler service take" />
      <Panel x={28} y={126} width={344} height={92} radius={10} />
      <SceneText x={44} y={147} size={11}>
        www.example.com/boiler-service
      </SceneText>
      <SceneText x={44} y={168} size={15} family="bold" tone="web">
        {title}
      </SceneText>
      <Words x={44} y={188} lines={description} size={12} />
      <SceneText x={28} y={237} size={11} tone="soft">
        {`Title: ${title.length} characters. Description: ${description.join(' ').length}.`}
      </SceneText>
      {headings.map(([heading, answer], index) => (
        <g key={heading}>
          <Pill
            x={28}
            y={256 + index * 36}
            width={34}
            label={index === 0 ? 'H1' : 'H2'}
            fill={index === 0 ? 'ink' : 'copyField'}
            tone={index === 0 ? 'white' : 'ink'}
            size={11}
          />
          <SceneText x={74} y={263 + index * 36} size={13} family="bold">
            {heading}
          </SceneText>
          <SceneText x={74} y={279 + index * 36} size={12}>
            {answer}
          </SceneText>
        </g>
      ))}

      <Sheet
        x={400}
        width={400}
        height={520}
        title="What it’s based on"
        about="Example Heating, a firm in Leeds"
        edge="copy"
        foot="Sources are listed at the end of the draft."
        page="2"
      />
      <Line points="400,8 400,520" tone="rule" width={1} />
      <Row
        y={106}
        cells={[
          { x: 428, text: 'Who ranks now' },
          { x: 548, text: 'What it says' },
          { x: 660, text: 'What it misses' },
        ]}
        from={428}
        to={772}
        isHead
      />
      {ranking.map(([who, says, misses], index) => (
        <Row
          key={who}
          y={133 + index * 28}
          cells={[
            { x: 428, text: who },
            { x: 548, text: says },
            { x: 660, text: misses, family: 'bold' },
          ]}
          from={428}
          to={772}
        />
      ))}
      <Panel x={428} y={220} width={344} height={96} radius={12} fill="copyField" />
      <SceneText x={444} y={244} size={13} family="bold">
        From our call with your engineer
      </SceneText>
      <Words
        x={444}
        y={266}
        lines={[
          '“If the flue’s hard to get at, add twenty minutes.',
          'I tell them on the phone, so nobody’s left waiting.”',
        ]}
        size={13}
      />
      <SceneText x={444} y={305} size={11}>
        No other page has this. It goes under the second H2.
      </SceneText>
      <Row
        y={350}
        cells={[
          { x: 428, text: 'Links to add on your site' },
          { x: 600, text: 'Anchor text' },
        ]}
        from={428}
        to={772}
        isHead
      />
      {links.map(([from, anchor], index) => (
        <Row
          key={from}
          y={377 + index * 28}
          cells={[
            { x: 428, text: from },
            { x: 600, text: anchor, family: 'bold' },
          ]}
          from={428}
          to={772}
        />
      ))}
      <SceneText x={428} y={466} size={12}>
        Please check: is it an hour for a combi boiler too?
      </SceneText>
    </>
  );
}

const title = 'How Long Does a Boiler Service Take?';

const description = [
  'About an hour. See what the engineer checks, what',
  'makes it longer and what you get in writing.',
] as const;

const headings = [
  ['How long does a boiler service take?', 'The first line answers it: about an hour.'],
  ['What the engineer does', 'Burner, seals, flue and gas pressure, in order.'],
  ['When it takes longer', 'Worn parts, or a flue that’s hard to reach.'],
  ['What you get in writing', 'A record of each reading, for the guarantee.'],
  ['What it costs', 'Your own price list, with a link to book.'],
  ['How to get ready', 'Clear the front of the boiler. Find the manual.'],
] as const;

const ranking = [
  ['A price website', '30–60 minutes', 'What changes it'],
  ['A boiler maker', 'Once a year', 'The answer'],
  ['A firm in York', 'About an hour', 'What you receive'],
] as const;

const links = [
  ['/boiler-repair', 'how long a service takes'],
  ['/landlords', 'yearly boiler service'],
  ['/prices', 'what a service includes'],
] as const;
