import { clsx } from 'clsx';
import { BenefitScene } from './BenefitScene.tsx';
import { BenefitText } from './BenefitText.tsx';
import styles from './BoardBenefits.module.css';
import type { BenefitsProps } from './benefits-props.ts';

/** Amazon PPC: a campaign board with one benefit in each cell. */
export function BoardBenefits({ heading, items }: BenefitsProps) {
  return (
    <section className="band" data-category="ppc">
      <div className={clsx('wrap', styles.board)}>
        <div className={styles.head}>
          <h2>{heading}</h2>
        </div>
        {items.map((benefit) => (
          <article key={benefit.title} className={styles.cell} data-benefit={benefit.kind}>
            <BenefitScene benefit={benefit} className={styles.picture} />
            <BenefitText {...benefit} />
          </article>
        ))}
      </div>
    </section>
  );
}
