import { Panel } from '../parts/Panel.tsx';
import { SceneText } from '../parts/SceneText.tsx';
import { Shape } from '../parts/Shape.tsx';

export type PixelRulerProps = {
  y: number;
  /** Maps pixels, from 0 to 1000, to an x coordinate. */
  at: (pixels: number) => number;
};

/** A ruler from 0 to 1000 pixels. 36 units high. */
export function PixelRuler({ y, at }: PixelRulerProps) {
  const ticks = Array.from({ length: 19 }, (_, index) => (index + 1) * 50);
  return (
    <>
      <Panel x={at(0)} y={y} width={at(1000) - at(0)} height={36} radius={6} fill="ink" />
      <Shape
        d={ticks.map((pixels) => `M${at(pixels)} ${y + 2}v${pixels % 200 ? 6 : 10}`).join('')}
        line="white"
        width={1.5}
      />
      {[200, 400, 600, 800].map((pixels) => (
        <SceneText
          key={pixels}
          x={at(pixels)}
          y={y + 28}
          size={13}
          family="bold"
          tone="white"
          anchor="middle"
        >
          {String(pixels)}
        </SceneText>
      ))}
    </>
  );
}
