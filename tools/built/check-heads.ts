import type { Built, BuiltPage } from './read-built.ts';

const limits = { title: [1, 60], description: [70, 160] } as const;

/** Titles, descriptions, canonical URLs and link previews are present, within limits and unique. */
export function checkHeads({ found, pages, files }: Built): string[] {
  return [
    ...pages.flatMap(checkLengths),
    ...repeated(pages, titleOf, 'title'),
    ...repeated(pages, descriptionOf, 'description'),
    ...found.flatMap((page) => checkFound(page, files)),
    ...pages.flatMap(checkTranslations),
  ];
}

const titleOf = ({ $ }: BuiltPage) => $('head > title').text();
const descriptionOf = ({ $ }: BuiltPage) => $('meta[name="description"]').attr('content') ?? '';

function checkLengths(page: BuiltPage): string[] {
  const { path, $ } = page;
  const outOf = (name: keyof typeof limits, { length }: string) => {
    const [least, most] = limits[name];
    return length < least || length > most
      ? [`${path}: the ${name} has ${length} characters, not ${least} to ${most}`]
      : [];
  };
  return [
    ...outOf('title', titleOf(page)),
    ...outOf('description', descriptionOf(page)),
    ...($('h1').length === 1
      ? []
      : [`${path}: it has ${$('h1').length} h1 elements instead of one`]),
    ...($('main :is(h1,h2,h3,h4,h5,h6)').first().is('h1')
      ? []
      : [`${path}: its h1 is not the first heading`]),
  ];
}

function checkFound(page: BuiltPage, files: ReadonlySet<string>): string[] {
  const { path, $ } = page;
  const address = $('link[rel="canonical"]').attr('href') ?? '';
  const property = (name: string) => $(`meta[property="og:${name}"]`).attr('content');
  const expected: [string, string | undefined, string][] = [
    ['og:url', property('url'), address],
    ['og:title', property('title'), titleOf(page)],
    ['og:description', property('description'), descriptionOf(page)],
    ['og:image:width', property('image:width'), '1200'],
    ['og:image:height', property('image:height'), '630'],
    ['twitter:card', $('meta[name="twitter:card"]').attr('content'), 'summary_large_image'],
  ];
  const twin = $('link[rel="alternate"][type="text/markdown"]').attr('href') ?? '';
  return [
    ...(URL.parse(address)?.pathname === path ? [] : [`${path}: its canonical is "${address}"`]),
    ...expected
      .filter(([, is, should]) => is !== should)
      .map(([name, is, should]) => `${path}: ${name} is "${is}", not "${should}"`),
    ...(files.has(twin) ? [] : [`${path}: its Markdown copy "${twin}" is missing`]),
  ];
}

/** There are no translations, so no page may link to one. */
function checkTranslations({ path, $ }: BuiltPage): string[] {
  return $('link[hreflang]')
    .toArray()
    .map((link) => `${path}: it names a translation, ${$(link).attr('href')}, but there is none`);
}

function repeated(pages: BuiltPage[], pick: (page: BuiltPage) => string, name: string): string[] {
  const first = new Map<string, string>();
  return pages.flatMap((page) => {
    const earlier = first.get(pick(page));
    if (earlier !== undefined) return [`${page.path}: it has the same ${name} as ${earlier}`];
    first.set(pick(page), page.path);
    return [];
  });
}
