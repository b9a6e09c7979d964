import { fillWords } from '../../../contract/fill-words.ts';
import { locale } from '../../lib/locale.ts';
import type { ToolsPage } from '../../schemas/tool-pages.ts';
import type { Field } from '../../tools/fields.ts';
import { Button } from '../../ui/Button.tsx';
import { ErrorMessage } from '../../ui/ErrorMessage.tsx';
import { type Answer, type Doubt, inWriting } from './answers.ts';
import styles from './FieldNote.module.css';

export type FieldNoteProps = {
  /** The id of the field's control. */
  id: string;
  field: Field;
  doubt: Doubt;
  answer: Answer;
  shared: ToolsPage['words'];
  onChoose: (chosen: Answer) => void;
};

/** A message about a field's problem, or a choice between two readings of an ambiguous number. */
export function FieldNote({ id, field, doubt, answer, shared, onChoose }: FieldNoteProps) {
  const sentence = sentenceOf(doubt, field, answer, shared);
  if (doubt.kind === 'problem') return <ErrorMessage id={`${id}-note`}>{sentence}</ErrorMessage>;
  const choose = (candidate: number) => {
    onChoose(inWriting(candidate));
    // The pressed button is gone, so the field takes focus.
    document.getElementById(id)?.focus();
  };
  return (
    <div className={styles.ask}>
      <p id={`${id}-note`}>{sentence}</p>
      {doubt.candidates.map((candidate) => (
        <Button key={candidate} look="quiet" small onClick={() => choose(candidate)}>
          {inWriting(candidate).text}
        </Button>
      ))}
    </div>
  );
}

/** Puts the problem or question into a sentence. */
export function sentenceOf(
  doubt: Doubt,
  field: Field,
  { text }: Answer,
  { ask, problems }: ToolsPage['words'],
): string {
  if (doubt.kind === 'ask') return fillWords(ask, { text });
  const sentences: Readonly<Record<string, string>> = problems;
  return fillWords(sentences[doubt.code] ?? problems['not-a-number'], limitsOf(field), locale);
}

function limitsOf(field: Field): Record<string, string | number> {
  if (field.kind === 'text') return { longest: field.longest };
  if (field.kind !== 'number') return {};
  const { min, max } = field;
  return { min: min.toLocaleString(locale, { maximumFractionDigits: 6 }), max };
}
