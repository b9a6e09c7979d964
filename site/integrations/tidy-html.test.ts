import { expect, test } from 'vitest';
import { tidied } from './tidy-html.ts';

test('a style in the body moves to the head, with the noscript around it', () => {
  expect(
    tidied(
      '<head><style>a{}</style></head><body><p>x</p><style>b{}</style><noscript><style>c{}</style></noscript><noscript><p>y</p></noscript></body>',
    ),
  ).toBe(
    '<head><style>a{}</style><style>b{}</style><noscript><style>c{}</style></noscript></head><body><p>x</p><noscript><p>y</p></noscript></body>',
  );
});

test('attributes are lower case, drawings and text stay as they are', () => {
  expect(
    tidied(
      '<head></head><form noValidate><input maxLength="5" title="a > maxLength b"></form><svg viewBox="0 0 1 1"></svg><p>noValidate </p><script>if (a < b) x.maxLength = 1</script>',
    ),
  ).toBe(
    '<head></head><form novalidate><input maxlength="5" title="a > maxLength b"></form><svg viewBox="0 0 1 1"></svg><p>noValidate </p><script>if (a < b) x.maxLength = 1</script>',
  );
});

test('an island keeps neither a name made from the folder of the project nor options without a value', () => {
  expect(
    tidied(
      '<head></head><astro-island uid="Z1sVNbm" prefix="r1" opts="{&quot;name&quot;:&quot;SiteMenu&quot;,&quot;value&quot;:true}"></astro-island><astro-island opts="{&quot;name&quot;:&quot;Carousel&quot;,&quot;value&quot;:&quot;near&quot;}"></astro-island>',
    ),
  ).toBe(
    '<head></head><astro-island prefix="r1" opts="{}"></astro-island><astro-island opts="{&quot;name&quot;:&quot;Carousel&quot;,&quot;value&quot;:&quot;near&quot;}"></astro-island>',
  );
});
