import type { Colour } from './parts/palette.ts';
import type { Cloth, Hair, Skin } from './portrait-colours.ts';
import type { Beard, Clothes, Glasses, HeadShape, Mouth } from './portrait-features.ts';
import type { HairShape } from './portrait-hair.ts';
import type { PortraitName } from './portrait-names.ts';

export type { PortraitName } from './portrait-names.ts';

export type PortraitLook = {
  field: Colour;
  head: HeadShape;
  skin: Skin;
  hair: readonly [Hair, HairShape];
  clothes: readonly [Cloth, Clothes];
  mouth: Mouth;
} & PortraitExtras;

type PortraitExtras = {
  beard?: Beard;
  glasses?: Glasses;
  scarf?: Cloth;
  earrings?: Cloth;
  /** The colour of the headdress, if `hair` is one. A beard keeps the hair colour. */
  headDress?: Cloth;
  isOld?: true;
};

/** The drawn people. Each portrait is unique and must be used for one person only. */
export const portraits: Record<PortraitName, PortraitLook> = {
  p01: person('copyField', 'oval', 'cream', ['chestnut', 'bob'], ['leaf', 'crew'], 'smile'),
  p02: person('webField', 'oval', 'brown', ['black', 'crop'], ['orange', 'crew'], 'smile', {
    beard: 'chin',
  }),
  p03: person('sourcingField', 'oval', 'tan', ['grey', 'bun'], ['violet', 'turtleneck'], 'smile', {
    glasses: 'round',
    isOld: true,
  }),
  p04: person('seoField', 'square', 'ebony', ['black', 'afro'], ['violet', 'blazer'], 'wide', {
    earrings: 'orange',
  }),
  p05: person('ppcField', 'long', 'porcelain', ['ginger', 'long'], ['blue', 'stripes'], 'calm'),
  p06: person('seoPale', 'round', 'olive', ['black', 'hijab'], ['rose', 'crew'], 'smile', {
    headDress: 'violet',
  }),
  p07: person('sourcingField', 'square', 'honey', ['black', 'turban'], ['blue', 'shirt'], 'calm', {
    beard: 'long',
    headDress: 'orange',
  }),
  p08: person('webField', 'oval', 'rose', ['grey', 'crown'], ['leaf', 'polo'], 'smile', {
    glasses: 'half',
    isOld: true,
  }),
  p09: person('seoField', 'round', 'umber', ['black', 'puff'], ['blue', 'dungarees'], 'wide', {
    earrings: 'rose',
  }),
  p10: person('copyField', 'long', 'tan', ['black', 'sidePart'], ['ink', 'blazer'], 'wry'),
  p11: person('ppcField', 'oval', 'cream', ['auburn', 'waves'], ['orange', 'crew'], 'smile', {
    glasses: 'square',
  }),
  p12: person(
    'sourcingField',
    'round',
    'ebony',
    ['black', 'bald'],
    ['orange', 'turtleneck'],
    'smile',
    {
      beard: 'goatee',
    },
  ),
  p13: person('seoPale', 'oval', 'bronze', ['black', 'long'], ['rose', 'blazer'], 'smile', {
    earrings: 'orange',
  }),
  p14: person('seoField', 'square', 'porcelain', ['blond', 'quiff'], ['blue', 'hoodie'], 'wide'),
  p15: person('webField', 'long', 'umber', ['black', 'locs'], ['amber', 'crew'], 'smile', {
    beard: 'goatee',
  }),
  p16: person('copyField', 'round', 'honey', ['black', 'bangs'], ['violet', 'polo'], 'calm', {
    glasses: 'round',
  }),
  p17: person(
    'sourcingField',
    'oval',
    'porcelain',
    ['silver', 'pixie'],
    ['rose', 'shirt'],
    'smile',
    {
      earrings: 'blue',
      isOld: true,
    },
  ),
  p18: person('ppcField', 'square', 'rose', ['ginger', 'crown'], ['leaf', 'hoodie'], 'smile', {
    beard: 'full',
  }),
  p19: person('seoPale', 'long', 'bronze', ['espresso', 'ponytail'], ['leaf', 'stripes'], 'wide'),
  p20: person('seoField', 'oval', 'tan', ['espresso', 'curls'], ['blue', 'crew'], 'smile'),
  p21: person('webField', 'round', 'porcelain', ['blond', 'braids'], ['rose', 'dungarees'], 'wide'),
  p22: person('copyField', 'square', 'olive', ['black', 'spikes'], ['ink', 'hoodie'], 'wry'),
  p23: person('sourcingField', 'long', 'ebony', ['black', 'turban'], ['white', 'crew'], 'calm', {
    earrings: 'orange',
    headDress: 'rose',
  }),
  p24: person('ppcField', 'oval', 'olive', ['espresso', 'knot'], ['amber', 'turtleneck'], 'calm', {
    beard: 'full',
  }),
  p25: person('seoField', 'round', 'cream', ['silver', 'bob'], ['blue', 'blazer'], 'calm', {
    glasses: 'half',
    scarf: 'rose',
    isOld: true,
  }),
  p26: person('seoPale', 'square', 'umber', ['grey', 'crop'], ['violet', 'shirt'], 'calm', {
    beard: 'moustache',
    glasses: 'square',
    isOld: true,
  }),
  p27: person('copyField', 'oval', 'brown', ['black', 'hijab'], ['ink', 'blazer'], 'smile', {
    glasses: 'round',
    headDress: 'leaf',
  }),
  p28: person('webField', 'round', 'honey', ['black', 'bob'], ['rose', 'crew'], 'smile', {
    earrings: 'orange',
  }),
  p29: person('sourcingField', 'square', 'rose', ['silver', 'bald'], ['ink', 'blazer'], 'wry', {
    beard: 'long',
    isOld: true,
  }),
  p30: person('ppcField', 'long', 'ebony', ['black', 'braids'], ['orange', 'crew'], 'smile'),
  p31: person('seoField', 'oval', 'porcelain', ['plum', 'sweep'], ['ink', 'turtleneck'], 'wry', {
    earrings: 'orange',
  }),
  p32: person('seoPale', 'round', 'tan', ['grey', 'sidePart'], ['rose', 'polo'], 'wide', {
    beard: 'moustache',
    isOld: true,
  }),
  p33: person('sourcingField', 'long', 'bronze', ['black', 'curls'], ['orange', 'shirt'], 'smile', {
    beard: 'chin',
  }),
  p34: person('copyField', 'oval', 'ebony', ['black', 'crop'], ['blue', 'blazer'], 'smile', {
    glasses: 'round',
    earrings: 'amber',
  }),
  p35: person('webField', 'square', 'cream', ['blond', 'crop'], ['orange', 'hoodie'], 'wide', {
    beard: 'full',
  }),
  p36: person('ppcField', 'round', 'honey', ['black', 'bun'], ['leaf', 'crew'], 'wry', {
    scarf: 'amber',
  }),
};

function person(
  field: Colour,
  head: HeadShape,
  skin: Skin,
  hair: readonly [Hair, HairShape],
  clothes: readonly [Cloth, Clothes],
  mouth: Mouth,
  extras: PortraitExtras = {},
): PortraitLook {
  return { field, head, skin, hair, clothes, mouth, ...extras };
}
