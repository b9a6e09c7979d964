import { RisingLine } from '../artwork/motif/RisingLine.tsx';
import { SceneImage } from '../artwork/SceneImage.tsx';
import { sceneCategory } from '../artwork/scene-category.ts';
import type { Benefit } from '../schemas/page-parts.ts';

export type BenefitTileProps = Benefit;

export function BenefitTile(benefit: BenefitTileProps) {
  const { kind, title, text } = benefit;
  if (kind === 'figure') {
    return (
      <article className="tile tile-figure">
        <h3>{title}</h3>
        <p className="tile-number figure">{benefit.figure}</p>
        <p className="soft">{text}</p>
      </article>
    );
  }
  if (kind === 'line') {
    return (
      <article className="tile tile-line on-ink">
        <RisingLine course="panel" strokeWidth={6} align="xMaxYMin meet" />
        <h3>{title}</h3>
        <p className="soft">{text}</p>
      </article>
    );
  }
  return (
    <article className={`tile tile-scene category-${sceneCategory(benefit.scene)}`}>
      <div className="tile-text">
        <h3>{title}</h3>
        <p className="soft">{text}</p>
      </div>
      <div className="tile-picture">
        <SceneImage name={benefit.scene} />
      </div>
    </article>
  );
}
