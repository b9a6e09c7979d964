import * as cheerio from 'cheerio';

/** The names in a page that a selector can mean; its text is no name. */
export function namesInPage(html: string) {
  const $ = cheerio.load(html);
  const elements = $('*').toArray();
  const attributes = elements.flatMap((element) => Object.entries($(element).attr() ?? {}));
  const valuesOf = (wanted: string) =>
    attributes.filter(([name]) => name === wanted).flatMap(([, value]) => value.split(/\s+/));
  return {
    attributes: {
      names: attributes.map(([name]) => name),
      values: attributes.flatMap(([, value]) => [value, ...value.split(/\s+/)]),
    },
    classes: valuesOf('class'),
    ids: valuesOf('id'),
    tags: elements.map((element) => $(element).prop('tagName')?.toLowerCase() ?? ''),
    undetermined: [],
  };
}
