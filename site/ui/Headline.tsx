import { RisingWord } from '../artwork/motif/RisingWord.tsx';
import { splitHeadline } from '../lib/split-headline.ts';

export type HeadlineProps = { text: string; mark: string; className?: string | undefined };

/** A page's h1, with the rising line under its last words. */
export function Headline({ text, mark, className }: HeadlineProps) {
  const [start, end] = splitHeadline({ text, mark });
  return (
    <h1 className={className}>
      {start}
      <RisingWord>{end}</RisingWord>
    </h1>
  );
}
