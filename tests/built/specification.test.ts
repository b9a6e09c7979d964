import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { formatDate } from '../../site/lib/format-date.ts';
import type { Company } from '../../site/schemas/site.ts';
import { readContent } from '../../tools/content/read.ts';
import { root } from '../../tools/run.ts';
import { footerLinks, panelGroups, routes, seoServices } from '../content/specification.ts';
import { builtPage, textOf } from './built-page.ts';

// That these are the specification's own is held by tests/content/.
const { company, offers, services, pricing } = readContent(root).content;
if (!company || !offers) throw new Error('mend content/ first: npx node tools/check-content.ts');

test.each(routes)('%s has the logo, the order link, the chat and the contact tab', (route) => {
  const $ = builtPage(route);
  expect(textOf($, 'body > header a[href="/"]:has(svg)')).toBe(company.data.name);
  // One stands before the menu, one after it: a style shows either.
  const order = ['Order Now', expect.stringMatching(/^\/aboutus(\?item=[a-z-]+)?#enquiry$/)];
  expect(linksIn($, 'body > header > div > div')).toEqual([order, order]);
  expect(linksIn($, 'body > aside')).toEqual([
    ['Contact Us', '/aboutus'],
    ['', company.data.whatsapp.url],
  ]);
  expect($('body > aside a[target="_blank"]')).toHaveLength(1);
});

describe('the Services panel', () => {
  const $ = builtPage('/localseo');
  const panel = '#services-panel';
  const groups = $(`${panel} div:has(> h3)`).toArray();

  test('is headed Our Services, and leads to all of them and to the form', () => {
    expect(textOf($, `${panel} h2`)).toBe('Our Services');
    const links = linksIn($, panel);
    expect(links[0]).toEqual(['View All Services', '/services']);
    expect(links.at(-1)).toEqual(['Start Growing', '/aboutus#enquiry']);
    expect(textOf($, panel)).toMatch(/Grow\. .*managed links and content concierge/);
  });

  test('has five groups of links, each with a picture', () => {
    const found = groups.map((group) => {
      const links = $(group).find('a').toArray();
      return [$(group).find('h3').text(), links.map((link) => $(link).attr('href'))];
    });
    expect(found).toEqual(panelGroups);
    expect(groups.map((group) => $(group).find('img').length)).toEqual(panelGroups.map(() => 1));
    expect(textOf($, `${panel} a[href="/nicheedit"]`)).toBe('Niche Edit/Link Insertion');
  });
});

describe('the footer', () => {
  const $ = builtPage('/localseo');

  test('leads home, to reviews, contact and five categories, and to the networks', () => {
    const links = linksIn($, 'body > footer nav');
    expect(links.map(([, href]) => href)).toEqual(footerLinks);
    expect(links[0]).toEqual(['Home Page', '/']);
    expect(linksIn($, 'body > footer div:has(> [data-year])')).toEqual(
      company.data.social.map(({ name, url }) => [name, url]),
    );
  });

  test('has the newsletter, the contact details and the rights', () => {
    expect($('body > footer input[type="email"]').attr('placeholder')).toBe('Enter your email');
    expect(textOf($, 'body > footer form button')).toBe('Subscribe');
    expect(detailsIn($, 'body > footer address')).toEqual(detailsOf(company.data, 'footer'));
    expect(textOf($, '[data-year]')).toContain(`${company.data.name}. All rights reserved.`);
  });
});

describe('/services', () => {
  const $ = builtPage('/services');

  test('counts its cards in the heading', () => {
    const cards = $('#services > li').toArray();
    const categories = cards.map((card) => $(card).attr('data-category') ?? '');
    const counts = $('h1 [data-all]');
    const expected = [['all', cards], ...Map.groupBy(categories, (id) => id)] as const;
    for (const [id, of] of expected) {
      expect(counts.attr(`data-${id}`)).toBe(`${of.length} services`);
    }
    expect(textOf($, 'h1')).toBe(`${cards.length} services available`);
  });

  test.each(services.filter(({ data }) => data.listing === 'catalogue'))(
    'says on the card of $slug where its packages begin, if it has any',
    ({ slug, data }) => {
      const tiers = pricing.filter((set) => set.data.service === slug);
      const amounts = tiers.flatMap((set) => set.data.tiers.map(({ price }) => price.amount));
      const text = $(`#services [data-card="service"][href="${data.path}"]`).text();
      const expected = amounts.length > 0 ? [`Packages from $${Math.min(...amounts)}`] : null;
      expect(text.match(/Packages from \$\d+/g)).toEqual(expected);
    },
  );

  test('has the strip, and a banner with Book Now', () => {
    expect($('main a[data-slide]:not([inert])')).toHaveLength(5);
    expect(linksIn($, 'main > section:last-of-type')).toEqual([['Book Now', '/aboutus#enquiry']]);
  });
});

test.each(seoServices)('%s orders %s in the hero and books it in the banner', (path, service) => {
  const $ = builtPage(path);
  const form = `/aboutus?item=${service}#enquiry`;
  expect(
    linksIn($, 'main section:has(h1)').filter(([, href]) => href?.includes('/aboutus')),
  ).toEqual([['Order Now', form]]);
  expect(linksIn($, 'main > section:last-of-type')).toEqual([['Book Now', form]]);
});

test('/productmain has the sections of sourcing under their names', () => {
  const $ = builtPage('/productmain');
  const headings = $('main h2').toArray();
  expect(headings.map((heading) => $(heading).text())).toEqual(
    expect.arrayContaining([
      ...['Category Distribution', 'Top Enquired Product Category', 'Why Choose Us'],
      ...['Top-Sourced Product Categories', 'How It Works', 'Why This Process Works'],
    ]),
  );
});

describe('/aboutus', () => {
  const $ = builtPage('/aboutus');

  test.each([
    ['First Name', 'text'],
    ['Last Name', 'text'],
    ['Phone No', 'text'],
    ['E-mail', 'email'],
  ])('asks for %s in a field of type %s', (label, type) => {
    const id = $(`#enquiry label:contains("${label}")`).attr('for');
    expect($(`#enquiry input#${id}`).attr('type')).toBe(type);
  });

  test('has four rows for the message', () => {
    expect($('#enquiry textarea#message').attr('rows')).toBe('4');
    expect(textOf($, '#enquiry label[for="message"]')).toBe('Message');
  });

  test('has the contact details with the address for letters', () => {
    expect(detailsIn($, '[data-contact-details]')).toEqual(detailsOf(company.data, 'letters'));
  });

  test('has the map under Location To', () => {
    const section = $('section:has(iframe)');
    expect(section.find('h2').text()).toBe('Location To');
    expect(section.find('iframe').attr('src')).toBe(company.data.map.embedUrl);
  });
});

test('the promotion names its terms and its last day while it runs', () => {
  const running = textOf(builtPage('/'), 'dialog [data-offer="running"]');
  const { until, terms } = offers.data.promo;
  expect(running).toContain(formatDate(new Date(until)));
  expect(running).toContain(terms);
});

/** Visible words and address of every link in or at the selector. */
function linksIn($: CheerioAPI, selector: string) {
  const links = $(selector).filter('a').add($(selector).find('a'));
  return links.toArray().map((link) => [$(link).text().trim(), $(link).attr('href')] as const);
}

/** Phone, e-mail and postal address as they are shown. */
function detailsIn($: CheerioAPI, selector: string) {
  const lines = $(selector).find('br').parent().contents().toArray();
  return {
    links: linksIn($, selector),
    address: lines.map((line) => $(line).text().trim()).filter(Boolean),
  };
}

function detailsOf({ phone, email, addresses }: Company, of: keyof Company['addresses']) {
  return {
    links: [
      [phone.display, phone.href],
      [email, `mailto:${email}`],
    ],
    address: addresses[of],
  };
}
