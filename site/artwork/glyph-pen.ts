import type { PathCommand } from 'fontkit';

/**
 * Writes glyphs as SVG path data, in whole steps of a grid that depends on the font face, not on
 * the size. All coordinates after a glyph's first point are relative, so a letter has the same path
 * data at any position and size and compresses well.
 */
export class GlyphPen {
  data = '';
  #penX: number;
  readonly #baseline: number;
  readonly #step: number;
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  /** The control point that a following smooth curve would use. */
  #mirror: Point | undefined;

  /**
   * The start position and the baseline are in grid steps. `step` is the number of grid steps per
   * font unit.
   */
  constructor(x: number, baseline: number, step: number) {
    this.#penX = x;
    this.#baseline = Math.round(baseline);
    this.#step = step;
  }

  /** `advance` is the distance to the next glyph in grid steps. */
  draw(commands: readonly PathCommand[], advance: number): void {
    let isFirst = true;
    for (const { command, args } of commands) {
      if (command === 'moveTo') this.#move(args, isFirst);
      else if (command === 'lineTo') this.#line(args);
      else if (command === 'quadraticCurveTo') this.#curve(args);
      else if (command === 'closePath') this.#close();
      else throw new Error('Only TrueType outlines can be drawn.');
      isFirst = false;
    }
    this.#penX += advance;
  }

  #move(args: readonly number[], isFirst: boolean): void {
    const [x, y] = this.#point(args[0], args[1]);
    if (isFirst) this.data += `M${join([Math.round(this.#penX) + x, this.#baseline + y])}`;
    else this.data += `m${join([x - this.#x, y - this.#y])}`;
    this.#startX = x;
    this.#startY = y;
    this.#land(x, y);
  }

  #close(): void {
    this.data += 'z';
    this.#land(this.#startX, this.#startY);
  }

  #line(args: readonly number[]): void {
    const [x, y] = this.#point(args[0], args[1]);
    const [byX, byY] = [x - this.#x, y - this.#y];
    if (byX !== 0 && byY !== 0) this.data += `l${join([byX, byY])}`;
    else if (byX !== 0) this.data += `h${byX}`;
    else if (byY !== 0) this.data += `v${byY}`;
    this.#land(x, y);
  }

  #curve(args: readonly number[]): void {
    const [controlX, controlY] = this.#point(args[0], args[1]);
    const [x, y] = this.#point(args[2], args[3]);
    const end = [x - this.#x, y - this.#y];
    const mirror = this.#mirror;
    if (mirror !== undefined && isNear(mirror[0], controlX) && isNear(mirror[1], controlY)) {
      this.data += `t${join(end)}`;
      this.#land(x, y, mirror);
    } else {
      this.data += `q${join([controlX - this.#x, controlY - this.#y, ...end])}`;
      this.#land(x, y, [controlX, controlY]);
    }
  }

  #land(x: number, y: number, control?: Point): void {
    this.#x = x;
    this.#y = y;
    this.#mirror = control === undefined ? undefined : [2 * x - control[0], 2 * y - control[1]];
  }

  #point(x = 0, y = 0): Point {
    return [Math.round(x * this.#step), Math.round(-y * this.#step)];
  }
}

type Point = readonly [number, number];

/** Moving a control point by one step is invisible, and it saves writing that point. */
function isNear(one: number, other: number): boolean {
  return Math.abs(one - other) <= 1;
}

function join(numbers: readonly number[]): string {
  return numbers
    .map((number, index) => (index > 0 && number >= 0 ? ` ${number}` : `${number}`))
    .join('');
}
