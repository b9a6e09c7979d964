import { Shape } from './Shape.tsx';

/** A container ship, 92x42. */
export function Ship() {
  return (
    <>
      <Shape d="M-2 14h92l-10 18H10z" fill="ink" />
      <Shape d="M10 2h18v11H10z" fill="accent" />
      <Shape d="M30 2h18v11H30z" fill="white" />
      <Shape d="M50 2h18v11H50z" fill="web" />
      <Shape d="M20-10h18v11H20z" fill="copy" />
      <Shape d="M40-10h18v11H40z" fill="seoField" />
      <Shape d="M72 14V-8h12v22M76-2h4" fill="white" />
    </>
  );
}
