import { type Category, type Colour, fieldOf, palette } from './palette.ts';

export type FieldProps = {
  of: Category;
  /** A colour other than the category's, where several of its drawings are side by side. */
  ground?: Colour | undefined;
};

/** The tinted field that fills the 360x240 frame. */
export function Field({ of, ground = fieldOf(of) }: FieldProps) {
  return <rect width="360" height="240" fill={palette[ground]} />;
}
