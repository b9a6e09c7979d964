import { SceneText, type SceneTextProps } from '../parts/SceneText.tsx';

export type WordsProps = Omit<SceneTextProps, 'children' | 'x' | 'y'> & {
  x: number;
  /** The baseline of the first line. */
  y: number;
  lines: readonly string[];
};

/** Text on several lines. */
export function Words({ y, lines, size = 13, ...rest }: WordsProps) {
  const leading = Math.round(size * 1.32);
  return (
    <>
      {lines.map((line, index) => (
        <SceneText key={line} {...rest} y={y + index * leading} size={size}>
          {line}
        </SceneText>
      ))}
    </>
  );
}
