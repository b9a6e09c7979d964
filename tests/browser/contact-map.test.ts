import { company, pageOf } from '../content/today.ts';
import { expect, test } from './fixtures.ts';

const { map } = pageOf('contact');
const { addresses } = company;
const { places = [] } = addresses;

test('the map marks every place, and the cards below say what is there', async ({ page }) => {
  await page.goto('/aboutus');
  const drawn = page.locator('section').filter({ hasText: map.show });
  await expect(drawn.getByRole('term')).toHaveText(places.map(({ role }) => role));
  await expect(drawn.getByRole('definition')).toHaveText(
    places.map(({ city, region, country, address }) => {
      const lines = address ? addresses[address] : [region ?? '', country];
      return `${city} ${lines.join('')}`;
    }),
  );
  await expect(drawn.locator('svg text')).toHaveText(
    places.flatMap(({ city }, index) => [`${index + 1}`, city]),
  );
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a press loads the live map, which replaces the drawn one', async ({ page }) => {
      const { host } = new URL(company.map.embedUrl);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (new URL(request.url()).host === host) asked.push(request.url());
      });
      await page.goto('/aboutus');
      const show = page.getByRole('link', { name: map.show });
      await show.scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([]);
      await show.focus();
      await page.keyboard.press('Enter');
      await expect.poll(() => asked).toEqual([company.map.embedUrl]);
      await expect(show).toBeFocused();
      await expect(page).toHaveURL('/aboutus');
    });
  });
}
