import { Fragment } from 'react';
import { goods } from '../goods.ts';
import { goodsFrame } from '../goods-frame.ts';

const { width, height } = goodsFrame;
/** Leaves room between the drawings, so that no line end shows in the next view. */
const pitch = height + 6;
/** The goods are drawn up to this far from the beam above them; the lamp hangs from it. */
const headroom = 6;

/** The goods below one another. The address `#name` shows one of them. */
export function GoodsSheet() {
  return Object.entries(goods).map(([name, Drawing], index) => (
    <Fragment key={name}>
      <view id={name} viewBox={`0 ${index * pitch} ${width} ${height}`} />
      <g transform={`translate(0 ${index * pitch + headroom})`}>
        <Drawing />
      </g>
    </Fragment>
  ));
}
