import { TickList } from '../ui/TickList.tsx';

type Scope = { heading: string; items: string[] };

export type ServiceScopeProps = { done: Scope; handed: Scope; excluded: Scope };

/** What is done, what the client gets in hand, and what is not part of it. */
export function ServiceScope({ done, handed, excluded }: ServiceScopeProps) {
  return (
    <section className="bg-paper-2 py-section">
      <div className="wrap scope-grid">
        <div className="scope-done">
          <h2>{done.heading}</h2>
          <TickList items={done.items} className="mt-8" />
        </div>
        <div className="scope-handed on-ink">
          <h2>{handed.heading}</h2>
          <TickList items={handed.items} onInk className="mt-6" />
        </div>
        <div className="scope-excluded">
          <h2>{excluded.heading}</h2>
          <ul className="mt-4 grid gap-2">
            {excluded.items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
