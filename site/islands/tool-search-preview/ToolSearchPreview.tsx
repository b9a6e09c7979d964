import { useEffect, useMemo, useState } from 'react';
import { fillWords } from '../../../contract/fill-words.ts';
import { locale } from '../../lib/locale.ts';
import type { ToolsPage } from '../../schemas/tool-pages.ts';
import type { WordsOf } from '../../schemas/tool-words.ts';
import { arialWidth } from '../../tools/arial-width.ts';
import { startingWith } from '../../tools/fields.ts';
import {
  type Device,
  type Measure,
  type PreviewedText,
  previewText,
  previewUrl,
  searchLimits,
  searchPreviewFields,
} from '../../tools/search-preview.ts';
import { ToolFrame } from '../tool/ToolFrame.tsx';
import { useTool } from '../tool/use-tool.ts';
import { canvasMeasure } from './canvas-measure.ts';
import { LimitBars } from './LimitBars.tsx';
import { Result } from './Result.tsx';
import styles from './ToolSearchPreview.module.css';

export type ToolSearchPreviewProps = {
  words: WordsOf<'search-preview'>;
  shared: ToolsPage['words'];
  path: string;
  isBrief?: boolean;
};

const devices: readonly Device[] = ['desktop', 'phone'];

/** Shows a page in search results on a desktop and on a phone, and where its text is cut off. */
export function ToolSearchPreview({ words, shared, path, isBrief }: ToolSearchPreviewProps) {
  const rules = useMemo(
    () => ({ fields: startingWith(searchPreviewFields, words.start), problemOf }),
    [words.start],
  );
  const { tool, values } = useTool(rules, path);
  // The first render must match the static HTML, which was measured without a canvas.
  const [measure, setMeasure] = useState<Measure>(() => arialWidth);
  useEffect(() => setMeasure(() => canvasMeasure() ?? arialWidth), []);

  const url = previewUrl(values.url);
  const previews = devices.map((device) => {
    const { title, description } = values;
    const limits = searchLimits[device];
    const shown = {
      title: previewText(title, limits.title, measure),
      description: previewText(description, limits.description, measure),
    };
    const rest = [restOf(title, shown.title), restOf(description, shown.description)];
    return { device, ...shown, rest: rest.filter(Boolean) };
  });
  const [desktop] = previews;
  if (!desktop) return null;
  const { fit, width } = desktop.title;
  const { low, high } = searchLimits.desktop.title;
  return (
    <ToolFrame
      tool={tool}
      name="search-preview"
      words={words.fields}
      shared={shared}
      isBrief={isBrief}
      groups={[{ legend: words.groups[0] ?? '', names: ['title', 'description', 'url'] }]}
      units={{}}
      label={words.result}
      figure={words.verdicts[fit]}
      sentences={[fillWords(words.sentences[fit], { width: Math.round(width), low, high }, locale)]}
      aside={<LimitBars previews={previews} words={words} />}
    >
      <div className={styles.previews} data-brief={isBrief || undefined}>
        {previews.map((preview) => (
          <Result key={preview.device} {...preview} url={url} words={words} />
        ))}
      </div>
    </ToolFrame>
  );
}

/** Returns the part of the text that the result cuts off. */
function restOf(text: string, { atLow }: PreviewedText): string {
  if (!atLow.cut) return '';
  const kept = atLow.text.replace(/\s?…$/, '');
  return text.replace(/\s+/g, ' ').trim().slice(kept.length).trim();
}

function problemOf(name: string, text: string): string | undefined {
  const url = name === 'url' ? previewUrl(text) : undefined;
  return url?.kind === 'problem' ? url.code : undefined;
}
