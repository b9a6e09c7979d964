import { ownClosings } from '../../site/artwork/band-names.ts';
import { portraitNames } from '../../site/artwork/portrait-names.ts';
import { scenesOf } from '../../site/artwork/scene-names.ts';
import type { Written } from './known-figures.ts';
import type { ContentFile, FieldPath } from './load.ts';
import { problemLine, valueAt } from './mend.ts';
import type { Content } from './read.ts';
import { stringsIn } from './strings-in.ts';

type Place = { file: ContentFile; path: FieldPath; value: string | number };

/**
 * Finds duplicates where none are allowed: titles, summaries, a page's questions, reviews, menu
 * entries, positions in a list, a category's drawings. Texts are compared before `{price}` and the like are filled in;
 * otherwise a copied text would pass because it shows another service's price.
 */
export function checkUnique(written: Written, content: Content): string[] {
  const { pages, services, categories, languages, topics, authors, offers } = content;
  const { team, testimonials } = content;
  const field = <File extends ContentFile>(
    files: File[],
    path: FieldPath,
    pick: (file: File) => string | number,
  ): Place[] => files.map((file) => ({ file, path, value: pick(file) }));
  const inCategories = (path: FieldPath, pick: (each: CategoryData) => string | number): Place[] =>
    categories?.data.categories.map((each, index) => ({
      file: categories,
      path: ['categories', index, ...path],
      value: pick(each),
    })) ?? [];
  return [
    ...repeats(asWritten(written.pages, ['meta', 'title'])),
    ...repeats(asWritten(written.pages, ['meta', 'description'])),
    ...pages.flatMap((file) => repeats(questionsOf(file))),
    ...repeats(field(services, ['name'], ({ data }) => data.name)),
    ...repeats(field(services, ['path'], ({ data }) => data.path)),
    ...repeats(asWritten(written.services, ['summary'])),
    ...checkOrders(services),
    ...repeats(inList(languages, 'languages', 'code', languages?.data.languages)),
    ...repeats(inList(topics, 'topics', 'id', topics?.data.topics)),
    ...repeats(inList(topics, 'topics', 'name', topics?.data.topics)),
    ...repeats(inList(authors, 'authors', 'id', authors?.data.authors)),
    ...repeats(inList(team, 'members', 'name', team?.data.members)),
    ...repeats(testimonials.flatMap((file) => inList(file, 'reviews', 'text', file.data.reviews))),
    ...repeats(menuEntries(categories)),
    ...pages.flatMap((file) =>
      file.data.kind === 'home'
        ? repeats(inList(file, 'prices.items', 'service', file.data.prices.items))
        : [],
    ),
    // Pages and the menu show only one for each category.
    ...repeats(inList(offers, 'standing', 'category', offers?.data.standing)),
    ...repeats(inCategories(['id'], ({ id }) => id)),
    ...repeats(inCategories(['strip', 'order'], ({ strip }) => strip.order)),
    // The category's page shows all of them.
    ...repeats([
      ...inCategories(['scene'], ({ id, scene }) => `${id} ${scene}`),
      ...services.flatMap((file) => {
        const { category, scene } = file.data;
        return scene ? [{ file, path: ['scene'], value: `${category} ${scene}` }] : [];
      }),
    ]),
    ...repeats(asWritten(written.pages, ['banner', 'drawing']).filter(isOwnClosing)),
    ...repeats(asWritten(written.pages, ['steps', 'drawing'])),
    ...checkScenes(content),
    ...checkFaces(content),
  ];
}

/** What the Services panel links to. */
function menuEntries(file: Content['categories']): Place[] {
  if (!file) return [];
  return file.data.categories.flatMap(({ menu }, category) =>
    menu.map((entry, index) => {
      const key = entry.kind === 'page' ? 'path' : 'service';
      const path = ['categories', category, 'menu', index, key];
      return { file, path, value: entry.kind === 'page' ? entry.path : entry.service };
    }),
  );
}

/** The values of a key in a file's list, which can be in another field: `prices.items`. */
function inList<Key extends string>(
  file: ContentFile | null | undefined,
  list: string,
  key: Key,
  items: readonly Record<Key, string>[] = [],
): Place[] {
  if (!file) return [];
  return items.map((item, index) => ({
    file,
    path: [...list.split('.'), index, key],
    value: item[key],
  }));
}

/** The drawing shows what one service achieves. */
function isOwnClosing({ value }: Place): boolean {
  return ownClosings.some((name) => name === value);
}

/**
 * A page shows the cards of the other services in its category, so it can't use their scenes
 * elsewhere.
 */
function checkScenes({ pages, services }: Content): string[] {
  return services.flatMap((file) => {
    const { scene, category } = file.data;
    if (scene && !scenesOf[category].some((name) => name === scene)) {
      const fix = `choose one of ${category} in site/artwork/scene-names.ts, or none`;
      return [problemLine(file, ['scene'], fix, scene)];
    }
    const page = pages.find(({ data }) => {
      const shown = 'service' in data ? services.find((each) => each.slug === data.service) : null;
      if (!shown || shown === file || shown.data.category !== category) return false;
      return [...stringsIn(data)].some(
        ({ path, text }) => path.at(-1) === 'scene' && text === scene,
      );
    });
    if (!scene || !page) return [];
    const fix = `choose another one or none: ${page.file} shows it`;
    return [problemLine(file, ['scene'], fix, scene)];
  });
}

/** A service's position in its category. */
function checkOrders(services: Content['services']): string[] {
  return services.flatMap((file, index) => {
    const { category, order } = file.data;
    const isBeside = ({ data }: typeof file) => data.category === category;
    const beside = services.filter(isBeside).map(({ data }) => data.order);
    const same = services.slice(0, index).find((one) => isBeside(one) && one.data.order === order);
    if (!same) return [];
    const fix = `${order} is also in ${same.file}; the next free number in ${category} is ${Math.max(...beside) + 1}`;
    return [problemLine(file, ['order'], fix)];
  });
}

function questionsOf(page: ContentFile): Place[] {
  return [...stringsIn(page.data)]
    .filter(({ path }) => path.at(-1) === 'question')
    .map(({ path, text }) => ({ file: page, path, value: text }));
}

/** A text in each file that has it, with its placeholders. */
function asWritten(files: readonly ContentFile[], path: FieldPath): Place[] {
  return files.flatMap((file) => {
    const value = valueAt(file.data, path);
    return typeof value === 'string' ? [{ file, path, value }] : [];
  });
}

/** A portrait belongs to one person, whichever pages they appear on. */
function checkFaces({ testimonials, team, authors }: Content): string[] {
  const faces: Face[] = [
    ...(team ? facesOf(team, ['members'], team.data.members) : []),
    ...(authors ? facesOf(authors, ['authors'], authors.data.authors) : []),
    ...testimonials.flatMap((set) => facesOf(set, ['reviews'], set.data.reviews)),
  ];
  const bearers = new Map<string, Face>();
  const used = new Set(faces.map(({ portrait }) => portrait));
  const unused = portraitNames.filter((name) => !used.has(name));
  return faces.flatMap((face) => {
    const bearer = bearers.get(face.portrait) ?? face;
    bearers.set(face.portrait, bearer);
    if (bearer.name === face.name) return [];
    const choice = unused.length > 0 ? ` (${unused.join(', ')})` : '';
    const fix = `choose an unused portrait${choice}: this is ${bearer.name}'s in ${bearer.file.file}`;
    return [problemLine(face.file, face.path, fix, face.portrait)];
  });
}

type Person = { name: string; portrait: string };
type Face = Person & { file: ContentFile; path: FieldPath };

function facesOf(file: ContentFile, path: FieldPath, people: readonly Person[]): Face[] {
  return people.map(({ name, portrait }, index) => {
    return { file, path: [...path, index, 'portrait'], name, portrait };
  });
}

type CategoryData = NonNullable<Content['categories']>['data']['categories'][number];

function repeats(places: Place[]): string[] {
  const first = new Map<string | number, Place>();
  return places.flatMap((place) => {
    const earlier = first.get(place.value);
    if (earlier) {
      const fix = `change it here or there: ${earlier.file.file} has the same`;
      return [problemLine(place.file, place.path, fix, place.value)];
    }
    first.set(place.value, place);
    return [];
  });
}
