import { Words } from '../diagram-parts/Words.tsx';
import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

export type LetterProps = {
  x: number;
  y: number;
  width: number;
  version: 'A' | 'B';
  subject: string;
  clicks: number;
};

/**
 * An email with its subject line and its final click count. It is wide and low, or narrow and 120
 * high.
 */
export function Letter({ x, y, width, version, subject, clicks }: LetterProps) {
  const isNarrow = width < 200;
  const words = subject.split(' ');
  const lines = isNarrow ? [words.slice(0, 3).join(' '), words.slice(3).join(' ')] : [subject];
  return (
    <g transform={`translate(${x} ${y})`}>
      <Panel
        x={0}
        y={0}
        width={width}
        height={isNarrow ? 120 : 60}
        radius={10}
        fill={version === 'B' ? 'seoPale' : 'white'}
      />
      <Shape d="M14 14h34v24h-34zM14 16l17 13l17-13" fill={version === 'B' ? 'accent' : 'white'} />
      <SceneText x={58} y={32} size={15} family="bold">
        {version}
      </SceneText>
      <Words x={isNarrow ? 14 : 80} y={isNarrow ? 62 : 26} lines={lines} size={13} />
      <SceneText x={isNarrow ? 14 : 80} y={isNarrow ? 104 : 47} size={13} family="bold">
        {`${clicks} clicks`}
      </SceneText>
    </g>
  );
}
