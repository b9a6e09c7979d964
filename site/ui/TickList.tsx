import { Tick } from './Tick.tsx';

export type TickListProps = { items: string[]; onInk?: boolean; className?: string };

const leadingFigure = /^([\d.,+]+)(\s.*)$/;

/** Ticked lines; a figure that leads a line is set in bold. */
export function TickList({ items, onInk = false, className = '' }: TickListProps) {
  return (
    <ul className={`grid gap-3 leading-snug ${className}`}>
      {items.map((item) => {
        const [, figure, rest] = leadingFigure.exec(item) ?? [];
        return (
          <li key={item} className="flex gap-3">
            <Tick onInk={onInk} />
            <span>
              {figure ? (
                <>
                  <b className="font-[650] tabular">{figure}</b>
                  {rest}
                </>
              ) : (
                item
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
