import { diagramFrame } from './diagram-frame.ts';
import { diagramUrl } from './diagram-url.ts';

export type DiagramImageProps = {
  name: string;
  /**
   * `page` shows the whole diagram, stacked on phones. `card` shows the 3:2 drawing for cards.
   */
  frame: 'page' | 'card';
  /** Leave it empty (the default) if the text beside the diagram says the same. */
  alt?: string;
};

/** An article's diagram as an image file. */
export function DiagramImage({ name, frame, alt = '' }: DiagramImageProps) {
  const shown = frame === 'page' ? 'wide' : 'card';
  const { width, height } = diagramFrame(name, shown);
  const image = (
    <img
      src={diagramUrl(name, shown)}
      alt={alt}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
    />
  );
  if (frame === 'card') return image;
  const tall = diagramFrame(name, 'tall');
  return (
    <picture>
      <source
        media="(max-width: 39.99rem)"
        srcSet={diagramUrl(name, 'tall')}
        width={tall.width}
        height={tall.height}
      />
      {image}
    </picture>
  );
}
