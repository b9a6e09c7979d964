import type { ReactNode } from 'react';
import { SceneImage } from '../artwork/SceneImage.tsx';
import type { SceneName } from '../artwork/scene-names.ts';

export type GalleryProps = {
  heading: string;
  label: string;
  scenes: SceneName[];
  /** The id that the pause button stops. */
  stripId: string;
  /** The pause button. */
  children?: ReactNode;
};

/** A strip of scenes that drifts past without end. */
export function Gallery({ heading, label, scenes, stripId, children }: GalleryProps) {
  return (
    <section className="gallery-band">
      <div className="wrap gallery-head">
        <h2>{heading}</h2>
        {children}
      </div>
      <div className="gallery" id={stripId} role="img" aria-label={label}>
        <div className="gallery-track">
          {['first', 'again'].map((round) =>
            scenes.map((name) => (
              <div key={`${round}-${name}`} className="art">
                <SceneImage name={name} />
              </div>
            )),
          )}
        </div>
      </div>
    </section>
  );
}
