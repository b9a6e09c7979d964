import { diagramFrame } from './diagram-frame.ts';
import { diagramUrl } from './diagram-url.ts';

export type DiagramImageProps = {
  name: string;
  /**
   * `page` shows the whole diagram, stacked on phones. `card` shows the 3:2 drawing for cards.
   * `large` shows the whole diagram, or the card on phones.
   */
  frame: 'page' | 'card' | 'large';
  /** Leave it empty (the default) if the text beside the diagram says the same. */
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

/** The screens that show the alternative drawing. */
const media = {
  page: '(max-width: 39.99rem)',
  large: '(min-width: 40rem)',
} as const;
