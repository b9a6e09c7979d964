import type { ToolsPage } from '../../schemas/tool-pages.ts';
import type { ToolFieldWords } from '../../schemas/tool-words.ts';
import styles from './Given.module.css';
import type { FieldGroup } from './ToolFrame.tsx';
import type { ToolForm } from './use-tool.ts';

export type GivenProps = {
  tool: ToolForm;
  words: Readonly<Record<string, ToolFieldWords>>;
  shared: ToolsPage['words'];
  groups: readonly FieldGroup[];
  units: Readonly<Record<string, string>>;
};

/**
 * A table of the values entered, for print and for visitors without JavaScript, who don't see the
 * form.
 */
export function Given({ tool, words, shared, groups, units }: GivenProps) {
  return (
    <table className={styles.given}>
      <caption>{shared.given.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{shared.given.field}</th>
          <th scope="col">{shared.given.value}</th>
        </tr>
      </thead>
      <tbody>
        {groups
          .flatMap(({ names }) => names)
          .map((name) => (
            <tr key={name}>
              <th scope="row">{words[name]?.label}</th>
              <td>{withUnit(entered(name, tool, words, shared), units[name])}</td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}

function entered(
  name: string,
  { fields, answers }: ToolForm,
  words: GivenProps['words'],
  shared: ToolsPage['words'],
): string {
  const text = answers[name]?.text ?? '';
  if (fields[name]?.kind === 'flag') return text === 'true' ? shared.yes : shared.no;
  return words[name]?.options?.[text] ?? text;
}

function withUnit(value: string, unit = ''): string {
  return unit === '%' ? `${value}%` : `${unit}${value}`;
}
