import { z } from 'zod';
import { pngSize } from './png-size.ts';
import type { Built } from './read-built.ts';

const manifestSchema = z.object({
  icons: z.array(z.object({ src: z.string(), sizes: z.string(), type: z.string() })),
});

/** Every page has its own share image, 1200 x 630, and every icon has its stated size. */
export function checkPictures(built: Built): string[] {
  const { found, files, bytes, text } = built;
  const seen = new Map<string, string>();
  const pictures = found.flatMap(({ path, $ }) => {
    const address = $('meta[property="og:image"]').attr('content') ?? '';
    const file = URL.parse(address)?.pathname ?? '';
    if (!files.has(file)) return [`${path}: its picture "${address}" is missing`];
    const size = pngSize(bytes(file));
    const contents = bytes(file).toString('base64');
    const other = seen.get(contents);
    seen.set(contents, path);
    return [
      ...(size?.width === 1200 && size.height === 630 ? [] : [`${file}: it is not 1200x630`]),
      ...(other === undefined ? [] : [`${path}: its picture is the same as that of ${other}`]),
    ];
  });
  const { icons } = manifestSchema.parse(JSON.parse(text('/manifest.webmanifest')));
  const wrongIcons = icons
    .filter(({ src, sizes, type }) => {
      if (!files.has(src)) return true;
      if (type !== 'image/png') return false;
      const size = pngSize(bytes(src));
      return `${size?.width}x${size?.height}` !== sizes;
    })
    .map(({ src, sizes }) => `manifest.webmanifest: the icon ${src} is missing or not ${sizes}`);
  return [...pictures, ...wrongIcons];
}
