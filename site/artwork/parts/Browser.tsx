import { Bar } from './Bar.tsx';
import { Disc } from './Disc.tsx';
import { Pill } from './Pill.tsx';
import { SceneText } from './SceneText.tsx';
import { Shape } from './Shape.tsx';

export type BrowserProps = { width: number; height: number; address: string };

/**
 * A browser window in the top left corner, without a bottom edge. Its bar is 38 units high and
 * carries the word Sample.
 */
export function Browser({ width, height, address }: BrowserProps) {
  const top = `V18a18 18 0 0 1 18-18h${width - 36}a18 18 0 0 1 18 18`;
  return (
    <>
      <Shape d={`M0 ${height}${top}V${height}z`} fill="paper" line="none" />
      <Shape d={`M0 38${top}V38z`} fill="rule" line="none" />
      {(['copy', 'accentLight', 'sourcingLight'] as const).map((fill, index) => (
        <Disc key={fill} x={24 + index * 16} y={19} radius={5} fill={fill} line="none" />
      ))}
      <Bar x={86} y={8} width={width - 196} height={22} fill="paper" />
      <SceneText x={102} y={23.5} size={12}>
        {address}
      </SceneText>
      <Pill x={width - 92} y={7} width={68} height={24} label="Sample" size={12} isOutlined />
    </>
  );
}
