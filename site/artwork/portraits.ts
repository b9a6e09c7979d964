import type { Colour } from './parts/palette.ts';
import type { Hair, Skin } from './portrait-colours.ts';
import type { Beard, Clothes, Glasses, HeadShape, Mouth } from './portrait-features.ts';
import type { HairShape } from './portrait-hair.ts';
import type { PortraitName } from './portrait-names.ts';

export type { PortraitName } from './portrait-names.ts';

export type PortraitLook = {
  field: Colour;
  head: HeadShape;
  skin: Skin;
  hair: readonly [Hair, HairShape];
  clothes: readonly [Colour, Clothes];
  mouth: Mouth;
} & PortraitExtras;

type PortraitExtras = {
  beard?: Beard;
  glasses?: Glasses;
  scarf?: Colour;
  earrings?: Colour;
  /** The colour of a head-dress, where the hair's shape is one; a beard keeps the hair's. */
  headDress?: Colour;
  isOld?: true;
};

/** Drawn people, no two alike. A portrait belongs to one person and is not given to another. */
export const portraits: Record<PortraitName, PortraitLook> = {
  p01: person('blush', 'oval', 'cream', ['chestnut', 'bob'], ['leaf', 'crew'], 'smile'),
  p02: person('periwinkle', 'oval', 'brown', ['black', 'crop'], ['orange', 'crew'], 'smile', {
    beard: 'chin',
  }),
  p03: person('mint', 'oval', 'tan', ['grey', 'bun'], ['ink', 'turtleneck'], 'smile', {
    glasses: 'round',
    isOld: true,
  }),
  p04: person('peach', 'square', 'ebony', ['black', 'afro'], ['violet', 'blazer'], 'wide', {
    earrings: 'orange',
  }),
  p05: person('lavender', 'long', 'porcelain', ['ginger', 'long'], ['blue', 'stripes'], 'calm'),
  p06: person('sand', 'round', 'olive', ['black', 'hijab'], ['rose', 'crew'], 'smile', {
    headDress: 'violet',
  }),
  p07: person('mint', 'square', 'honey', ['black', 'turban'], ['blue', 'shirt'], 'calm', {
    beard: 'long',
    headDress: 'orange',
  }),
  p08: person('periwinkle', 'oval', 'rose', ['grey', 'crown'], ['leaf', 'polo'], 'smile', {
    glasses: 'half',
    isOld: true,
  }),
  p09: person('peach', 'round', 'umber', ['black', 'puff'], ['blue', 'dungarees'], 'wide', {
    earrings: 'rose',
  }),
  p10: person('blush', 'long', 'tan', ['black', 'sidePart'], ['ink', 'blazer'], 'wry'),
  p11: person('lavender', 'oval', 'cream', ['auburn', 'waves'], ['orange', 'crew'], 'smile', {
    glasses: 'square',
  }),
  p12: person('mint', 'round', 'ebony', ['black', 'bald'], ['orange', 'turtleneck'], 'smile', {
    beard: 'goatee',
  }),
  p13: person('sand', 'oval', 'bronze', ['black', 'long'], ['rose', 'blazer'], 'smile', {
    earrings: 'orange',
  }),
  p14: person('peach', 'square', 'porcelain', ['blond', 'quiff'], ['blue', 'hoodie'], 'wide'),
  p15: person('periwinkle', 'long', 'umber', ['black', 'locs'], ['amber', 'crew'], 'smile', {
    beard: 'goatee',
  }),
  p16: person('blush', 'round', 'honey', ['black', 'bangs'], ['violet', 'polo'], 'calm', {
    glasses: 'round',
  }),
  p17: person('mint', 'oval', 'porcelain', ['silver', 'pixie'], ['rose', 'shirt'], 'smile', {
    earrings: 'blue',
    isOld: true,
  }),
  p18: person('lavender', 'square', 'rose', ['ginger', 'crown'], ['leaf', 'hoodie'], 'smile', {
    beard: 'full',
  }),
  p19: person('sand', 'long', 'bronze', ['espresso', 'ponytail'], ['leaf', 'stripes'], 'wide'),
  p20: person('peach', 'oval', 'tan', ['espresso', 'curls'], ['blue', 'crew'], 'smile'),
  p21: person(
    'periwinkle',
    'round',
    'porcelain',
    ['blond', 'braids'],
    ['rose', 'dungarees'],
    'wide',
  ),
  p22: person('blush', 'square', 'olive', ['black', 'spikes'], ['ink', 'hoodie'], 'wry'),
  p23: person('mint', 'long', 'ebony', ['black', 'turban'], ['white', 'crew'], 'calm', {
    earrings: 'orange',
    headDress: 'rose',
  }),
  p24: person('lavender', 'oval', 'olive', ['espresso', 'knot'], ['amber', 'turtleneck'], 'calm', {
    beard: 'full',
  }),
  p25: person('peach', 'round', 'cream', ['silver', 'bob'], ['blue', 'blazer'], 'calm', {
    glasses: 'half',
    scarf: 'rose',
    isOld: true,
  }),
  p26: person('sand', 'square', 'umber', ['grey', 'crop'], ['violet', 'shirt'], 'calm', {
    beard: 'moustache',
    glasses: 'square',
    isOld: true,
  }),
  p27: person('blush', 'oval', 'brown', ['black', 'hijab'], ['ink', 'blazer'], 'smile', {
    glasses: 'round',
    headDress: 'leaf',
  }),
  p28: person('periwinkle', 'round', 'honey', ['black', 'bob'], ['rose', 'crew'], 'smile', {
    earrings: 'orange',
  }),
  p29: person('mint', 'square', 'rose', ['silver', 'bald'], ['ink', 'blazer'], 'wry', {
    beard: 'long',
    isOld: true,
  }),
  p30: person('lavender', 'long', 'ebony', ['black', 'braids'], ['orange', 'crew'], 'smile'),
  p31: person('peach', 'oval', 'porcelain', ['plum', 'sweep'], ['ink', 'turtleneck'], 'wry', {
    earrings: 'orange',
  }),
  p32: person('sand', 'round', 'tan', ['grey', 'sidePart'], ['rose', 'polo'], 'wide', {
    beard: 'moustache',
    isOld: true,
  }),
  p33: person('mint', 'long', 'bronze', ['black', 'curls'], ['orange', 'shirt'], 'smile', {
    beard: 'chin',
  }),
  p34: person('blush', 'oval', 'ebony', ['black', 'crop'], ['blue', 'blazer'], 'smile', {
    glasses: 'round',
    earrings: 'amber',
  }),
  p35: person('periwinkle', 'square', 'cream', ['blond', 'crop'], ['orange', 'hoodie'], 'wide', {
    beard: 'full',
  }),
  p36: person('lavender', 'round', 'honey', ['black', 'bun'], ['leaf', 'crew'], 'wry', {
    scarf: 'amber',
  }),
};

function person(
  field: Colour,
  head: HeadShape,
  skin: Skin,
  hair: readonly [Hair, HairShape],
  clothes: readonly [Colour, Clothes],
  mouth: Mouth,
  extras: PortraitExtras = {},
): PortraitLook {
  return { field, head, skin, hair, clothes, mouth, ...extras };
}
