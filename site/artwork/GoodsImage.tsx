import { goodsFrame } from './goods-frame.ts';
import type { GoodsName } from './goods-names.ts';

export type GoodsImageProps = { name: GoodsName | undefined };

/** Goods as a decorative image, or a closed carton. All of them are views of one file. */
export function GoodsImage({ name }: GoodsImageProps) {
  return (
    <img src={`/artwork/goods.svg#${name ?? 'carton'}`} alt="" {...goodsFrame} loading="lazy" />
  );
}
