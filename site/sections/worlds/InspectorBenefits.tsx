import { clsx } from 'clsx';
import { BenefitScene } from './BenefitScene.tsx';
import { BenefitText } from './BenefitText.tsx';
import type { BenefitsProps } from './benefits-props.ts';
import { CodeView } from './CodeView.tsx';
import styles from './InspectorBenefits.module.css';
import { ViewSwitch } from './ViewSwitch.tsx';

/** Web development: a window that shows the benefits as a page or as its code. */
export function InspectorBenefits({ heading, items, views }: BenefitsProps) {
  return (
    <section className="band" data-ground="category" data-category="web">
      <div className={clsx('wrap', styles.window)}>
        <div className={clsx('on-ink', styles.bar)}>
          <ViewSwitch {...views} name="benefits-view" />
        </div>
        <CodeView className={styles.page}>
          <h2>{heading}</h2>
          {items.map((benefit) => (
            <article key={benefit.title} className={styles.element} data-benefit={benefit.kind}>
              <BenefitScene benefit={benefit} className={styles.picture} />
              <BenefitText {...benefit} />
            </article>
          ))}
        </CodeView>
      </div>
    </section>
  );
}
