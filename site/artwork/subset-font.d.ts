declare module 'subset-font' {
  /** Returns the font with only the characters in `text`, and with its axes pinned or narrowed. */
  // biome-ignore lint/style/noDefaultExport: this is how the package exports it.
  export default function subsetFont(
    font: Buffer,
    text: string,
    options?: {
      targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
      variationAxes?: Record<string, number | { min?: number; max?: number; default?: number }>;
      /** Tags of the layout features to keep. All are kept if this is omitted. */
      keepFeatures?: readonly string[];
    },
  ): Promise<Buffer>;
}
