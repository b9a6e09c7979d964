/** The goods on the racking of the China sourcing page. This file imports no components. */
export const goodsNames = [
  'electronics',
  'toys',
  'home',
  'fashion',
  'beauty',
  'kitchen',
  'tools',
  'garden',
  'furniture',
  'farming',
] as const;

export type GoodsName = (typeof goodsNames)[number];
