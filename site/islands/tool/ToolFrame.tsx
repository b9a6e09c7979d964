import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import type { ToolsPage } from '../../schemas/tool-pages.ts';
import type { ToolFieldWords } from '../../schemas/tool-words.ts';
import { Button } from '../../ui/Button.tsx';
import { Chevron } from '../../ui/Chevron.tsx';
import { Go } from '../../ui/Go.tsx';
import { CopyLink } from '../copy-link/CopyLink.tsx';
import { useRested } from '../use-rested.ts';
import { sentenceOf } from './FieldNote.tsx';
import { Given } from './Given.tsx';
import { SplitBar, type SplitPart } from './SplitBar.tsx';
import { ToolField } from './ToolField.tsx';
import styles from './ToolFrame.module.css';
import type { ToolForm } from './use-tool.ts';

export type FieldGroup = { legend: string; names: readonly string[] };

export type ToolFrameProps = {
  tool: ToolForm;
  /** The tool's name, used in ids and tests. */
  name: string;
  words: Readonly<Record<string, ToolFieldWords>>;
  shared: ToolsPage['words'];
  groups: readonly FieldGroup[];
  units: Readonly<Record<string, string>>;
  /** The label of the large figure. */
  label: string;
  figure: string;
  /** The parts that the price or cost is made of. */
  parts?: readonly SplitPart[];
  /** The meaning of the result. Screen readers announce the first sentence. */
  sentences: readonly string[];
  /** The table that explains the result. */
  aside?: ReactNode;
  /** Further tables and charts. */
  children?: ReactNode;
  /**
   * For a tool embedded in a page. It has no table beside the result, and its field groups are
   * closed.
   */
  isBrief?: boolean | undefined;
};

/** The delay after the last key before the new result is announced, in milliseconds. */
const restMs = 1200;

/** The layout shared by all tools: result, fields and details. */
export function ToolFrame(props: ToolFrameProps) {
  const { tool, name, words, shared, groups, units, label, figure, sentences } = props;
  const { parts, aside, children, isBrief } = props;
  const shown = groups
    .map(({ legend, names }) => ({ legend, names: names.filter(tool.isAsked) }))
    .filter(({ names }) => names.length > 0);
  return (
    <div ref={tool.root} className={styles.frame} data-tool={name}>
      <div className={styles.tool} data-brief={isBrief || undefined}>
        <div className={styles.result} data-result="">
          <div className={clsx('on-ink', styles.headline)}>
            <p className="soft">{label}</p>
            <p className={clsx('figure', styles.figure, tool.isStale && styles.old)} data-figure="">
              {figure}
            </p>
          </div>
          <div className={clsx('on-ink', styles.meaning)}>
            {tool.isStale && <p className={styles.stale}>{shared.stale}</p>}
            {parts && <SplitBar parts={parts} />}
            {sentences.map((sentence, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: sentences keep their positions
              <p key={place}>{sentence}</p>
            ))}
          </div>
          {aside && !isBrief && <div className={styles.aside}>{aside}</div>}
        </div>
        <form
          ref={tool.form}
          className={styles.form}
          aria-label={shared.form}
          autoComplete="off"
          noValidate
          onSubmit={(event) => event.preventDefault()}
          onKeyDown={keepEnter}
        >
          {shown.map((group, place) =>
            isBrief && shown.length > 1 ? (
              <details
                key={group.legend}
                className={clsx(styles.group, place === 0 && styles.first)}
              >
                <summary>
                  {group.legend}
                  <Chevron className={styles.sign} />
                </summary>
                <fieldset>
                  <legend>{group.legend}</legend>
                  <Fields {...props} names={group.names} />
                </fieldset>
              </details>
            ) : (
              <fieldset key={group.legend} className={styles.group}>
                <legend>{group.legend}</legend>
                <Fields {...props} names={group.names} />
              </fieldset>
            ),
          )}
          <div className={styles.actions}>
            <CopyLink
              words={shared}
              link={() => new URL(tool.address, location.href).href}
              type="submit"
            />
            {isBrief ? (
              <Go href={tool.address} label={shared.open} />
            ) : (
              <Button look="link" data-replay="" onClick={tool.reset}>
                {shared.reset}
              </Button>
            )}
          </div>
        </form>
        <div className={styles.details}>
          <noscript>
            <p>{shared.withoutScript}</p>
          </noscript>
          <Given tool={tool} words={words} shared={shared} groups={shown} units={units} />
          {children}
        </div>
      </div>
      <Said tool={tool} shared={shared} sentence={`${label}: ${figure}. ${sentences[0] ?? ''}`} />
    </div>
  );
}

type FieldsProps = Pick<ToolFrameProps, 'tool' | 'name' | 'words' | 'shared' | 'units'> & {
  names: readonly string[];
};

function Fields({ tool, name, words, shared, units, names }: FieldsProps) {
  return (
    <div className={styles.fields}>
      {names.map((each) => (
        <ToolField
          key={each}
          tool={tool}
          id={`${name}-${each}`}
          name={each}
          words={words[each] ?? { label: each }}
          shared={shared}
          unit={units[each]}
        />
      ))}
    </div>
  );
}

/**
 * Stops Enter from pressing the submit button, which copies the link. Results update during typing,
 * so there is nothing to submit.
 */
function keepEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

type SaidProps = { tool: ToolForm; shared: ToolsPage['words']; sentence: string };

/** Announces the result to screen readers once typing stops. */
function Said({ tool, shared, sentence }: SaidProps) {
  const doubts = Object.entries(tool.fields).flatMap(([name, field]) => {
    const doubt = tool.doubtOf(name);
    const answer = tool.answers[name];
    return doubt && answer ? [sentenceOf(doubt, field, answer, shared)] : [];
  });
  const said = useRested(tool.isTouched ? (doubts[0] ?? sentence) : '', restMs);
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  );
}
