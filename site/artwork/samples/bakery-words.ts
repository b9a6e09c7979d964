/** The bakery's products, and how each one is drawn. */
export const loaves = [
  {
    kind: 'sourdough',
    name: 'Sourdough',
    about: 'Two-day dough, 800 g',
    price: '£4.20',
    fill: 'sourcingField',
    y: 84,
    scale: 0.72,
  },
  {
    kind: 'rye',
    name: 'Seeded rye',
    about: 'Linseed and caraway',
    price: '£4.60',
    fill: 'seoField',
    y: 80,
    scale: 1,
  },
  {
    kind: 'croissant',
    name: 'Croissant',
    about: 'Made with butter',
    price: '£2.10',
    fill: 'copyField',
    y: 78,
    scale: 1.1,
  },
  {
    kind: 'bun',
    name: 'Spiced bun',
    about: 'Cardamom, pearl sugar',
    price: '£2.60',
    fill: 'webField',
    y: 88,
    scale: 1.2,
  },
] as const;

export const hours = [
  ['Tuesday to Friday', '6:00–16:00'],
  ['Saturday', '6:00–14:00'],
  ['Sunday', '6:00–13:00'],
  ['Monday', 'Closed'],
] as const;
