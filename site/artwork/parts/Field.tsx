import { type Category, fieldOf, palette } from './palette.ts';

export type FieldProps = { of: Category };

/** The tinted field that fills the 360x240 frame. */
export function Field({ of }: FieldProps) {
  return <rect width="360" height="240" fill={palette[fieldOf(of)]} />;
}
