import type { ReactNode } from 'react';
import type { CategoryId } from '../schemas/common.ts';
import type { ScopeProps } from './worlds/scope-props.ts';
import { scopes } from './worlds/scopes.ts';

export type ServiceScopeProps = ScopeProps & { category: CategoryId; children?: ReactNode };

/** The work included, the deliverables and what isn't included. */
export function ServiceScope({ category, children, ...lists }: ServiceScopeProps) {
  const Lists = scopes[category];
  return (
    <section className="band" data-ground="quiet" data-category={category}>
      <div className="wrap">
        <Lists {...lists} />
        {children}
      </div>
    </section>
  );
}
