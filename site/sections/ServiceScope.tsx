import type { ComponentType, ReactNode } from 'react';
import type { CategoryId } from '../schemas/common.ts';
import type { ScopeProps } from './worlds/scope-props.ts';

export type ServiceScopeProps = ScopeProps & {
  category: CategoryId;
  /** The lists in the category's design. */
  Lists: ComponentType<ScopeProps>;
  children?: ReactNode;
};

/** The work included, the deliverables and what isn't included. */
export function ServiceScope({ category, Lists, children, ...lists }: ServiceScopeProps) {
  return (
    <section className="band" data-ground="quiet" data-category={category}>
      <div className="wrap">
        <Lists {...lists} />
        {children}
      </div>
    </section>
  );
}
