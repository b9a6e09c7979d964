import { diagramFrame } from './diagram-frame.ts';
import { diagramUrl } from './diagram-url.ts';

export type DiagramImageProps = {
  name: string;
  /**
   * `page` is stacked on phones; `card` is the 3:2 drawing for cards; `large` is the whole diagram
   * where there is room, otherwise the card.
   */
  frame: 'page' | 'card' | 'large';
  /** Empty (the default) if the text beside it says the same. */
  alt?: string;
};

/** An article's diagram as an image file. */
export function DiagramImage({ name, frame, alt = '' }: DiagramImageProps) {
  const small = frame === 'page' ? 'tall' : 'card';
  const { width, height } = diagramFrame(name, frame === 'page' ? 'wide' : small);
  const image = (
    <img
      src={diagramUrl(name, frame === 'page' ? 'wide' : small)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
  if (frame === 'card') return image;
  const other = frame === 'page' ? 'tall' : 'wide';
  const size = diagramFrame(name, other);
  return (
    <picture>
      <source
        media={media[frame]}
        srcSet={diagramUrl(name, other)}
        width={size.width}
        height={size.height}
      />
      {image}
    </picture>
  );
}

/** The screens that get the other drawing. */
const media = {
  page: '(max-width: 39.99rem)',
  large: '(min-width: 40rem)',
} as const;
