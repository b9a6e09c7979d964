import { type DiagramFrame, diagramFrame } from './diagram-frame.ts';
import { diagramUrl } from './diagram-url.ts';

export type DiagramImageProps = {
  name: string;
  /**
   * `page` shows the whole diagram, stacked on phones. `card` shows the 3:2 drawing for cards, and
   * `row` shows it with the poster in its place on phones.
   */
  frame: 'page' | 'card' | 'row';
  /** Leave it empty (the default) if the text beside the diagram says the same. */
  alt?: string;
};

/** An article's diagram as an image file. */
export function DiagramImage({ name, frame, alt = '' }: DiagramImageProps) {
  const shown = frame === 'page' ? 'wide' : 'card';
  const image = (
    <img
      src={diagramUrl(name, shown)}
      alt={alt}
      {...sizeOf(name, shown)}
      loading="lazy"
      // Text and fonts come first.
      fetchPriority="low"
    />
  );
  if (frame === 'card') return image;
  const onPhones = frame === 'page' ? 'tall' : 'poster';
  // The same widths as those of a row in ArticleCard.module.css.
  const phones = frame === 'page' ? '' : '(min-width: 19.01rem) and ';
  return (
    <picture>
      <source
        media={`${phones}(max-width: 39.99rem)`}
        srcSet={diagramUrl(name, onPhones)}
        {...sizeOf(name, onPhones)}
      />
      {image}
    </picture>
  );
}

function sizeOf(name: string, frame: DiagramFrame) {
  const { width, height } = diagramFrame(name, frame);
  return { width, height };
}
