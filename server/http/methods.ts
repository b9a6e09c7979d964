import { paths } from '../../contract/paths.ts';

const postPaths: ReadonlySet<string> = new Set([
  paths.enquiry,
  paths.newsletter,
  paths.newsletterConfirm,
  paths.newsletterUnsubscribe,
]);

/** The methods of an address; whatever else comes is a 405. */
export function allowedMethods(path: string): readonly string[] {
  return postPaths.has(path) ? ['GET', 'HEAD', 'POST'] : ['GET', 'HEAD'];
}

export function pathOf(url: string): string {
  const end = url.search(/[?#]/);
  return end === -1 ? url : url.slice(0, end);
}
