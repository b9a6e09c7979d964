import { Bar } from './Bar.tsx';
import { Pill } from './Pill.tsx';
import { type Colour, palette } from './palette.ts';
import { SceneText } from './SceneText.tsx';

export type SheetProps = {
  /** The left edge of the sheet, for the second page of a spread. */
  x?: number;
  width: number;
  height: number;
  title: string;
  about: string;
  /** The colour of the sheet's top edge. */
  edge: Colour;
  foot: string;
  page: string;
};

/** A page of a document, with a footer and the word Sample in its header. */
export function Sheet({ x = 0, width, height, title, about, edge, foot, page }: SheetProps) {
  const right = x + width - 28;
  return (
    <>
      <rect x={x} width={width} height={height} fill={palette.white} />
      <Bar x={x} y={0} width={width} height={8} radius={0} fill={edge} />
      <SceneText x={x + 28} y={50} size={22} family="display">
        {title}
      </SceneText>
      <SceneText x={x + 28} y={72} size={12} tone="soft">
        {about}
      </SceneText>
      <Pill x={right - 66} y={30} width={66} height={24} label="Sample" size={12} isOutlined />
      <SceneText x={x + 28} y={height - 20} size={11} tone="soft">
        {foot}
      </SceneText>
      <SceneText x={right} y={height - 20} size={11} tone="soft" anchor="end">
        {page}
      </SceneText>
    </>
  );
}
