import type { HomePage } from '../schemas/pages.ts';

export type AboutProps = HomePage['about'];

/** Who the agency is: text on the one side, its claims as a ruled list on the other. */
export function About({ heading, paragraphs, points }: AboutProps) {
  return (
    <section className="py-section">
      <div className="wrap about-grid">
        <div>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="lead mt-6">
              {paragraph}
            </p>
          ))}
        </div>
        <ul className="about-points">
          {points.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p className="soft mt-2">{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
