import { fillWords } from '../../../contract/fill-words.ts';
import { locale } from '../../lib/locale.ts';
import type { ToolsPage } from '../../schemas/tool-pages.ts';
import type { WordsOf } from '../../schemas/tool-words.ts';
import { type ClassPlan, type Inspection, inspect, inspectionFields } from '../../tools/aql.ts';
import { formatChance, formatNumber, formatPercent } from '../tool/format.ts';
import { ToolFrame } from '../tool/ToolFrame.tsx';
import { ToolTable } from '../tool/ToolTable.tsx';
import { useTool } from '../tool/use-tool.ts';
import { AcceptanceCurve } from './AcceptanceCurve.tsx';

export type ToolAqlProps = {
  words: WordsOf<'aql'>;
  shared: ToolsPage['words'];
  path: string;
  isBrief?: boolean;
};

const groups = [['lot', 'level', 'severity'], ['critical', 'major', 'minor'], ['faulty']];
const rules = { fields: inspectionFields };

type Plans = Extract<Inspection, { kind: 'inspection' }>;

/** Works out how many pieces to check and how many of them may be faulty. */
export function ToolAql({ words, shared, path, isBrief }: ToolAqlProps) {
  const { tool, values } = useTool(rules, path);
  const answer = inspect(values);
  if (answer.kind === 'problems') return null;
  const { classes, draw } = answer;
  const hasFaulty = answer.faultyPieces > 0 || values.faulty === 0;
  const { columns } = words;
  const row = (head: string, cellOf: (plan: ClassPlan) => string) => ({
    head,
    cells: classes.map(cellOf),
  });
  const chances = row(
    fillWords(columns.chance, { faulty: formatPercent(values.faulty) }),
    ({ chance }) => formatChance(chance, shared),
  );
  return (
    <ToolFrame
      tool={tool}
      name="aql"
      words={words.fields}
      shared={shared}
      isBrief={isBrief}
      groups={groups.map((names, place) => ({ legend: words.groups[place] ?? '', names }))}
      units={{ faulty: '%' }}
      label={words.result}
      figure={formatNumber(draw)}
      sentences={sentencesOf(answer, values, words, shared)}
      aside={
        <ToolTable
          caption={words.table}
          columns={[columns.fault, ...classes.map(({ fault }) => words.classes[fault])]}
          rows={[
            row(columns.aql, ({ aql }) =>
              aql === 'none' ? (words.fields.critical.options?.['none'] ?? '') : formatNumber(aql),
            ),
            row(columns.letter, ({ letter }) => letter),
            row(columns.sample, ({ sample }) => formatNumber(sample)),
            row(columns.accept, ({ accept }) => formatNumber(accept)),
            row(columns.reject, ({ reject }) => formatNumber(reject)),
            ...(hasFaulty ? [{ ...chances, isResult: true }] : []),
          ]}
        />
      }
    >
      <AcceptanceCurve lot={values.lot} plans={classes} words={words} shared={shared} />
    </ToolFrame>
  );
}

function sentencesOf(
  { letter, classes, draw, faultyPieces }: Plans,
  { lot, level, faulty }: { lot: number; level: string; faulty: number },
  { sentences, classes: names }: WordsOf<'aql'>,
  shared: ToolsPage['words'],
): string[] {
  const [critical, major, minor] = classes;
  if (!critical || !major || !minor) return [];
  const said = {
    lot,
    draw,
    level,
    letter,
    faulty: formatPercent(faulty),
    faultyPieces,
    chance: formatChance(major.chance, shared),
    criticalSample: critical.sample,
    majorSample: major.sample,
    minorSample: minor.sample,
    criticalAccept: critical.accept,
    majorAccept: major.accept,
    minorAccept: minor.accept,
  };
  const isSame = classes.every(({ sample }) => sample === draw);
  const moved = classes.filter(({ arrow }) => arrow !== undefined);
  return [
    fillWords(isSame ? sentences.same : sentences.differ, said, locale),
    ...(classes.some(({ every }) => every) ? [fillWords(sentences.every, said, locale)] : []),
    fillWords(faulty > 0 && faultyPieces === 0 ? sentences.tooFew : sentences.chance, said, locale),
    fillWords(sentences.letter, said, locale),
    ...moved.map(({ fault, aql, letter: to, planned, accept }) =>
      fillWords(
        planned > lot ? `${sentences.arrow} ${sentences.onlyLot}` : sentences.arrow,
        { fault: names[fault], aql: String(aql), letter, to, sample: planned, accept, lot },
        locale,
      ),
    ),
  ];
}
