/** The size of each drawing of goods. They stand on the frame's bottom edge. */
export const goodsFrame = { width: 120, height: 90 };
