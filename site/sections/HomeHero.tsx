import type { ReactNode } from 'react';
import { SceneImage } from '../artwork/SceneImage.tsx';
import type { SceneName } from '../artwork/scene-names.ts';
import type { ActionLink } from '../lib/action-link.ts';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Headline } from '../ui/Headline.tsx';

export type HomeHeroProps = {
  headline: { text: string; mark: string };
  lead: string;
  action: ActionLink;
  secondary: ActionLink;
  facts: { figure: string; label: string }[];
  scenes: SceneName[];
  /** The id that the pause button stops. */
  columnsId: string;
  /** The pause button. */
  children?: ReactNode;
};

/** The first view of the site, with two columns of scenes that climb for ever. */
export function HomeHero(props: HomeHeroProps) {
  const { headline, lead, action, secondary, facts, scenes, columnsId, children } = props;
  const half = Math.ceil(scenes.length / 2);
  return (
    <section className="home-hero">
      <div className="wrap home-hero-grid">
        <div className="home-hero-text">
          <Headline {...headline} />
          <p className="lead mt-7 max-w-[31em] lg:mt-9">{lead}</p>
          <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 lg:mt-8">
            <ButtonLink href={action.href} label={action.label} arrow />
            <ButtonLink href={secondary.href} label={secondary.label} look="link" />
          </div>
          <dl className="facts">
            {facts.map(({ figure, label }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd className="figure">{figure}</dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className="home-hero-columns" id={columnsId} aria-hidden="true">
        <SceneColumn scenes={scenes.slice(0, half)} />
        <SceneColumn scenes={scenes.slice(half)} />
      </div>
      <div className="wrap home-hero-pause">{children}</div>
    </section>
  );
}

function SceneColumn({ scenes }: { scenes: SceneName[] }) {
  return (
    <div className="scene-column">
      {['first', 'again'].map((round) =>
        scenes.map((name) => (
          <div key={`${round}-${name}`} className="art">
            <SceneImage name={name} />
          </div>
        )),
      )}
    </div>
  );
}
