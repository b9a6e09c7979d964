/** Checks the built site: HTML, sizes, policy, heads, links, images, JSON-LD, sitemap and feed. */
import { checkFeed } from './built/check-feed.ts';
import { checkHeads } from './built/check-heads.ts';
import { checkHtml } from './built/check-html.ts';
import { checkJsonLd } from './built/check-json-ld.ts';
import { checkLinks } from './built/check-links.ts';
import { checkPictures } from './built/check-pictures.ts';
import { checkPolicy } from './built/check-policy.ts';
import { checkSitemap } from './built/check-sitemap.ts';
import { checkSizes } from './built/check-sizes.ts';
import { nameSource } from './built/name-source.ts';
import { readBuilt } from './built/read-built.ts';
import { root } from './run.ts';

const built = readBuilt(root);
const problems = [
  ...(await checkHtml(built)),
  ...checkSizes(built),
  ...checkPolicy(built),
  ...checkHeads(built),
  ...checkLinks(built),
  ...checkPictures(built),
  ...checkJsonLd(built),
  ...checkSitemap(built),
  ...checkFeed(built),
];
for (const problem of problems) console.error(nameSource(problem, built));
if (problems.length > 0) {
  console.error(`\n${problems.length} to fix.`);
  process.exitCode = 1;
} else {
  console.log(`${built.pages.length} built pages checked, no problems found.`);
}
