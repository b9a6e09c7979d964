import { createElement } from 'react';
import { GoodsSheet } from './goods/GoodsSheet.tsx';
import { goodsFrame } from './goods-frame.ts';
import { svgFile } from './svg-file.ts';

/** Draws all goods as one standalone SVG file, each with a view of its own. */
export function goodsFile(): Promise<string> {
  const { width, height } = goodsFrame;
  return svgFile(createElement(GoodsSheet), { viewBox: `0 0 ${width} ${height}`, width, height });
}
