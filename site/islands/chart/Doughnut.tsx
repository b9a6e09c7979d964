import { clsx } from 'clsx';
import type { Ref } from 'react';
import styles from './Doughnut.module.css';
import type { Slice } from './doughnut-slices.ts';

export type DoughnutProps = {
  ref: Ref<SVGSVGElement>;
  /** The drawing's name for assistive technology. */
  label: string;
  slices: Slice[];
  onTell: (slice: Slice) => void;
  onHide: () => void;
};

/** Half the width and height of the drawing, which is centred on (0, 0). */
export const doughnutRadius = 180;

/** A ring of slices. Each slice shows its percentage and responds to pointer and keyboard. */
export function Doughnut({ ref, label, slices, onTell, onHide }: DoughnutProps) {
  const side = 2 * doughnutRadius;
  return (
    // Not translated: translators wrap words in HTML elements, which don't render inside an SVG.
    // biome-ignore lint/a11y/useSemanticElements: a drawing can't contain a fieldset
    <svg
      ref={ref}
      className={clsx('notranslate', styles.doughnut)}
      viewBox={`${-doughnutRadius} ${-doughnutRadius} ${side} ${side}`}
      role="group"
      aria-label={label}
    >
      {slices.map((slice) => {
        const { name, percent, outline, x, y } = slice;
        return (
          // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: its tooltip opens on focus
          <g
            key={name}
            role="img"
            tabIndex={0}
            aria-label={`${name}: ${percent}%`}
            onPointerEnter={() => onTell(slice)}
            onPointerLeave={(event) => event.pointerType === 'mouse' && onHide()}
            onPointerCancel={onHide}
            onFocus={() => onTell(slice)}
            onBlur={onHide}
          >
            <path d={outline} />
            <text x={x} y={y}>
              {`${percent}%`}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
