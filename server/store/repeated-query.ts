import type { CompiledQuery, DialectAdapter, QueryResult } from 'kysely';
import type { Database } from './tables.ts';

/**
 * A query that is built once for each shape of input and then run with other values: building it
 * is most of what a small insert costs. `parameters` gives the values in the order of `build`.
 */
export function repeatedQuery<Input, Row>(plan: {
  shapeOf: (input: Input) => string | number;
  build: (db: Database, input: Input) => CompiledQuery<Row>;
  parameters: (input: Input) => unknown[];
}): (db: Database, input: Input) => Promise<QueryResult<Row>> {
  const builtFor = new WeakMap<DialectAdapter, Map<string | number, CompiledQuery<Row>>>();
  return (db, input) => {
    const { adapter } = db.getExecutor();
    const built = builtFor.get(adapter) ?? new Map();
    builtFor.set(adapter, built);
    const shape = plan.shapeOf(input);
    const query = built.get(shape) ?? plan.build(db, input);
    built.set(shape, query);
    return db.executeQuery<Row>({ ...query, parameters: plan.parameters(input) });
  };
}
