import { clsx } from 'clsx';
import { SceneImage } from '../artwork/SceneImage.tsx';
import type { SceneName } from '../artwork/scene-names.ts';
import type { ActionLink } from '../lib/action-link.ts';
import { Art } from '../ui/Art.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Headline } from '../ui/Headline.tsx';
import { OrderNote } from '../ui/OrderNote.tsx';
import { PauseCheckbox } from '../ui/PauseCheckbox.tsx';
import { HeroFrame } from './HeroFrame.tsx';
import styles from './HomeHero.module.css';

export type HomeHeroProps = {
  headline: { text: string; mark: string };
  lead: string;
  action: ActionLink;
  secondary: ActionLink;
  facts: { figure: string; label: string; path?: string | undefined }[];
  scenes: SceneName[];
  /** The label of the Pause control. */
  pause: string;
};

/** The top of the home page, with a column of scenes that scroll upwards endlessly. */
export function HomeHero(props: HomeHeroProps) {
  const { headline, lead, action, secondary, facts, scenes, pause } = props;
  return (
    <HeroFrame
      className={styles.hero}
      pictures={
        <>
          {/* Under reduced motion, phones can scroll this by hand. It isn't a tab stop. */}
          <div className={styles.scenes} aria-hidden="true" tabIndex={-1}>
            <div className={styles.column}>
              {['first', 'again'].map((round) =>
                scenes.map((name) => (
                  <Art key={`${round}-${name}`} className={styles.scene}>
                    <SceneImage name={name} />
                  </Art>
                )),
              )}
            </div>
          </div>
          <div className={clsx('wrap', styles.pause)}>
            <PauseCheckbox label={pause} />
          </div>
        </>
      }
    >
      <Headline {...headline} className={styles.headline} />
      <p className={clsx('lead', styles.lead)}>{lead}</p>
      <div className={styles.actions}>
        <ButtonLink href={action.href} label={action.label} arrow />
        <ButtonLink href={secondary.href} label={secondary.label} look="link" />
        <OrderNote text={action.note} className={styles.note} />
      </div>
      <dl className={styles.facts}>
        {facts.map(({ figure, label, path }) => (
          <div key={label}>
            <dt>{path === undefined ? label : <a href={path}>{label}</a>}</dt>
            <dd className="figure">{figure}</dd>
          </div>
        ))}
      </dl>
    </HeroFrame>
  );
}
