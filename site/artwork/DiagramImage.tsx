import { diagramFrame } from './diagram-frame.ts';
import { diagramFocusUrl, diagramUrl } from './diagram-url.ts';

export type DiagramImageProps = {
  name: string;
  /**
   * `page` shows the whole diagram, stacked on phones. `card` shows the 3:2 drawing for cards, and
   * `row` the part of it that is in focus, on phones.
   */
  frame: 'page' | 'card' | 'row';
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
      {frame === 'row' ? (
        // The same widths as those of a row in ArticleCard.module.css.
        <source
          media="(min-width: 19.01rem) and (max-width: 39.99rem)"
          srcSet={diagramFocusUrl(name)}
        />
      ) : (
        <source
          media="(max-width: 39.99rem)"
          srcSet={diagramUrl(name, 'tall')}
          width={tall.width}
          height={tall.height}
        />
      )}
      {image}
    </picture>
  );
}
