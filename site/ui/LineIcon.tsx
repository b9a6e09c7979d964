import type { ReactNode } from 'react';

export type LineIconProps = {
  /** The width and height of the drawing. */
  box: `${number} ${number}`;
  strokeWidth?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A line drawing in the text's colour. */
export function LineIcon({ box, strokeWidth = '2.4', className, children }: LineIconProps) {
  return (
    <svg
      className={className}
      viewBox={`0 0 ${box}`}
      fill="none"
      stroke="currentColor"
      strokeWidth={strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
