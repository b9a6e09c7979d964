import { readHtml } from '../read-html.ts';

/** The names in a page that a selector can mean; its text is no name. */
export function namesInPage(html: string) {
  const $ = readHtml(html);
  const elements = $.root().find('*').toArray();
  const attributes = elements.flatMap(({ attribs }) => Object.entries(attribs));
  const valuesOf = (wanted: string) =>
    attributes.filter(([name]) => name === wanted).flatMap(([, value]) => value.split(/\s+/));
  return {
    attributes: {
      names: attributes.map(([name]) => name),
      values: attributes.flatMap(([, value]) => [value, ...value.split(/\s+/)]),
    },
    classes: valuesOf('class'),
    ids: valuesOf('id'),
    tags: elements.map(({ name }) => name),
    undetermined: [],
  };
}
