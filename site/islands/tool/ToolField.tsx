import type { ToolsPage } from '../../schemas/tool-pages.ts';
import type { ToolFieldWords } from '../../schemas/tool-words.ts';
import type { Field } from '../../tools/fields.ts';
import { Input } from '../../ui/Input.tsx';
import { Select } from '../../ui/Select.tsx';
import { TextArea } from '../../ui/TextArea.tsx';
import type { Answer } from './answers.ts';
import { FieldNote } from './FieldNote.tsx';
import styles from './ToolField.module.css';
import type { ToolForm } from './use-tool.ts';

export type ToolFieldProps = {
  tool: ToolForm;
  id: string;
  name: string;
  words: ToolFieldWords;
  shared: ToolsPage['words'];
  /** The unit, such as % or £. */
  unit?: string | undefined;
};

/** A field of a tool with its hint, and a problem or question if there is one. */
export function ToolField({ tool, id, name, words, shared, unit }: ToolFieldProps) {
  const field = tool.fields[name];
  const answer = tool.answers[name];
  if (!field || !answer) return null;
  const doubt = tool.doubtOf(name);
  const described = [unit && `${id}-unit`, words.hint && `${id}-hint`, doubt && `${id}-note`];
  const control = (
    <Control
      id={id}
      name={name}
      describedBy={described.filter(Boolean).join(' ') || undefined}
      isInvalid={doubt !== undefined}
      field={field}
      answer={answer}
      options={words.options}
      onWrite={(text) => tool.write(name, { text })}
    />
  );
  if (field.kind === 'flag') {
    return (
      <div className={styles.flag}>
        {control}
        <label htmlFor={id}>{words.label}</label>
      </div>
    );
  }
  const isWide = Object.values(words.options ?? {}).some((label) => label.length > longestOption);
  return (
    <div className={styles.field} data-kind={field.kind} data-wide={isWide ? '' : undefined}>
      <label htmlFor={id}>{words.label}</label>
      <div className={styles.box}>
        {control}
        {unit && (
          <span id={`${id}-unit`} className={styles.unit} data-at={unit === '%' ? 'end' : 'start'}>
            {unit}
          </span>
        )}
      </div>
      <div>
        {words.hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {words.hint}
          </p>
        )}
        {doubt && (
          <FieldNote
            id={id}
            field={field}
            doubt={doubt}
            answer={answer}
            shared={shared}
            onChoose={(chosen) => tool.write(name, chosen)}
          />
        )}
      </div>
    </div>
  );
}

/** Options with a longer label need a wider field. */
const longestOption = 12;

/** Fields whose length limit is higher get more than one line. */
const longestLine = 500;

type ControlProps = {
  id: string;
  name: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  field: Field;
  answer: Answer;
  options: ToolFieldWords['options'];
  onWrite: (text: string) => void;
};

function Control(props: ControlProps) {
  const { id, name, describedBy, isInvalid, field, answer, options, onWrite } = props;
  const common = {
    id,
    name,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid || undefined,
  };
  if (field.kind === 'flag') {
    return (
      <input
        {...common}
        type="checkbox"
        checked={answer.text === 'true'}
        onChange={({ target }) => onWrite(String(target.checked))}
      />
    );
  }
  const typed = {
    ...common,
    className: styles.control,
    value: answer.text,
    onChange: ({ target }: { target: { value: string } }) => onWrite(target.value),
  };
  if (field.kind === 'choice') {
    return (
      <Select {...typed}>
        {field.options.map((option) => (
          <option key={option} value={option}>
            {options?.[option] ?? option}
          </option>
        ))}
      </Select>
    );
  }
  if (field.kind === 'number') {
    return <Input {...typed} type="text" inputMode="decimal" spellCheck={false} />;
  }
  return field.longest > longestLine ? (
    <TextArea {...typed} rows={3} />
  ) : (
    <Input {...typed} type="text" />
  );
}
