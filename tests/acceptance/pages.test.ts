import type { CheerioAPI } from 'cheerio';
import { describe, expect, test } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { formatDate } from '../../site/lib/format-date.ts';
import type { Company } from '../../site/schemas/company.ts';
import { readContent } from '../../tools/content/read.ts';
import { root } from '../../tools/run.ts';
import { builtPage, textOf } from '../built/built-page.ts';
import { footerLinks, panelGroups, routes, seoServices, specifiedRoutes } from './specification.ts';

// content.test.ts checks that these match the specification.
const { company, offers, services, pricing } = readContent(root).content;
if (!company || !offers) throw new Error('fix content/ first: npx node tools/check-content.ts');

test.each(routes)('%s has the logo, the order link, the chat and the contact tab', (route) => {
  const $ = builtPage(route);
  expect(textOf($, 'body > header a[href="/"]:has(svg)')).toBe(company.data.name);
  // There is one link before the menu and one after it. CSS shows only one of them.
  const order = ['Order Now', expect.stringMatching(/^\/aboutus(\?item=[a-z-]+)?#enquiry$/)];
  const links = linksIn($, 'body > header > div > div').filter(([, href]) => href !== paths.plan);
  expect(links).toEqual([order, order]);
  expect(linksIn($, 'body > aside')).toEqual([
    ['Contact Us', '/aboutus'],
    [expect.any(String), company.data.whatsapp.url],
  ]);
  expect($('body > aside a[target="_blank"]')).toHaveLength(1);
});

describe('the Services panel', () => {
  const $ = builtPage('/localseo');
  const panel = '#services-panel';
  const groups = $(`${panel} div:has(> ul):has(h3)`).toArray();

  test('has the heading Our Services, and links to all services and to the form', () => {
    expect(textOf($, `${panel} h2`)).toBe('Our Services');
    const links = linksIn($, panel);
    expect(links[0]).toEqual(['View All Services', '/services']);
    expect(links.at(-1)).toEqual(['Start Growing', '/aboutus#enquiry']);
    expect(textOf($, panel)).toMatch(/Grow\. .*managed links and content concierge/);
  });

  test('has five groups of links, each with a picture', () => {
    const found = groups.map((group) => {
      const links = $(group).find('li a').toArray();
      return [$(group).find('h3').text(), links.map((link) => $(link).attr('href'))];
    });
    expect(found).toEqual(panelGroups);
    expect(groups.map((group) => $(group).find('img').length)).toEqual(panelGroups.map(() => 1));
    expect(textOf($, `${panel} a[href="/nicheedit"]`)).toBe('Niche Edit/Link Insertion');
  });
});

describe('the footer', () => {
  const $ = builtPage('/localseo');

  test('links to home, reviews, contact, five categories and the networks', () => {
    const links = linksIn($, 'body > footer nav');
    expect(links.map(([, href]) => href)).toEqual(footerLinks);
    expect(links[0]).toEqual(['Home Page', '/']);
    expect(linksIn($, 'body > footer div:has(> [data-year])')).toEqual(
      company.data.social.map(({ name, url }) => [name, url]),
    );
  });

  test('has the newsletter form, the contact details and the copyright line', () => {
    expect($('body > footer input[type="email"]').attr('placeholder')).toBe('Enter your email');
    expect(textOf($, 'body > footer form button')).toBe('Subscribe');
    expect(detailsIn($, 'body > footer address')).toEqual(detailsOf(company.data, 'footer'));
    expect(textOf($, '[data-year]')).toContain(`${company.data.name}. All rights reserved.`);
  });
});

describe('/services', () => {
  const $ = builtPage('/services');

  test('gives the number of its cards in the heading', () => {
    const cards = $('#services li').toArray();
    const categories = cards.map((card) => $(card).attr('data-category') ?? '');
    const counts = $('h1 [data-all]');
    const expected = [['all', cards], ...Map.groupBy(categories, (id) => id)] as const;
    for (const [id, of] of expected) {
      expect(counts.attr(`data-${id}`)).toBe(`${of.length} services`);
    }
    expect(textOf($, 'h1')).toBe(`${cards.length} services available`);
  });

  test.each(services.filter(({ data }) => data.listing === 'catalogue'))(
    'says on the $slug card whether there are also packages, without giving their price',
    ({ slug, data }) => {
      const isPackaged = pricing.some((set) => set.data.service === slug);
      const text = $(`#services [data-card="service"][href="${data.path}"]`).text();
      expect(text.includes('Also as fixed packages')).toBe(isPackaged);
      expect(text).toMatch(/from\s*£\d/);
      expect(text).not.toContain('$');
    },
  );

  test('has the strip and a banner with Book Now', () => {
    expect($('main a[data-slide]:not([aria-hidden])')).toHaveLength(5);
    expect(linksIn($, 'main > section:last-of-type')).toEqual([['Book Now', '/aboutus#enquiry']]);
  });
});

test.each(seoServices)(
  '%s has links to order %s in the hero and to book it in the banner',
  (path, service) => {
    const $ = builtPage(path);
    const form = `/aboutus?item=${service}#enquiry`;
    expect(
      linksIn($, 'main section:has(h1)').filter(([, href]) => href?.includes('/aboutus')),
    ).toEqual([['Order Now', form]]);
    expect(linksIn($, 'main > section:last-of-type')).toEqual([['Book Now', form]]);
  },
);

test('there are 21 routes, and each is a page', () => {
  expect(new Set(specifiedRoutes).size).toBe(21);
  for (const route of specifiedRoutes) expect(textOf(builtPage(route), 'h1'), route).not.toBe('');
});

// The labels of the buttons in the hero and in the banner at the end.
test.each([
  ['/seo', 'Book an order', 'Book Now'],
  ['/web-development', '', 'Book Now'],
  ['/copywriting', 'Get Your Copy', 'Get Your Copy'],
  ['/amazonsourcing', 'Source Now', 'Source Now'],
  ['/amazonppc', '', 'Scale Your Ads'],
])('%s has the order buttons "%s" and "%s"', (path, first, last) => {
  const $ = builtPage(path);
  expect(textOf($, 'main section:has(h1)')).toContain(first);
  expect(textOf($, 'main > section:last-of-type')).toContain(last);
});

test.each(['/wordpress', '/reactjs', '/nodejs', '/nextjs'])(
  '%s has links to send an email and to the audit',
  (path) => {
    const $ = builtPage(path);
    const action = $('main section:has(h1) a[href^="mailto:"]').attr('href');
    expect(action).toMatch(/^mailto:[^?]+\?subject=.+/);
    expect($('main a[href="/seoaudit"]').length).toBeGreaterThan(0);
  },
);

describe('/productmain', () => {
  const $ = builtPage('/productmain');
  const hero = 'main section:has(h1)';
  const asking = (message: string) => `/aboutus?${new URLSearchParams({ message })}#enquiry`;
  const quote = 'I’d like a free sourcing quote. Product and quantity:';
  const quoteWithOffer = 'I’d like a free sourcing quote with the discount. Product and quantity:';

  test('opens with a badge, a quote button, an offer and three bullets', () => {
    expect(textOf($, hero)).toContain('Trusted Sourcing Partner');
    expect(textOf($, hero)).toContain('25% OFF sourcing initiative');
    expect(linksIn($, hero)).toContainEqual(['Request a Quote', asking(quoteWithOffer)]);
    expect($(`${hero} ul > li`)).toHaveLength(3);
  });

  test('has the specified sourcing sections', () => {
    const headings = $('main :is(h2, h3)').toArray();
    expect(headings.map((heading) => $(heading).text())).toEqual(
      expect.arrayContaining([
        ...['Category Distribution', 'Top Enquired Product Category', 'Why Choose Us'],
        ...['Top-Sourced Product Categories', 'How It Works', 'Why This Process Works'],
        ...['Verified factories', 'Price negotiation', 'Quality inspection'],
        'Shipping and logistics',
        ...['Direct factory sourcing', 'Certified quality inspection'],
        'All-in-one sourcing and logistics management',
        'Profit-focused sourcing strategy',
        ...['Share your product vision', 'Get quotes and quality plans', 'Approve and relax'],
      ]),
    );
  });

  test('links to the form to get started and for a quote', () => {
    const links = linksIn($, 'main');
    expect(links).toContainEqual([
      'Get Started Today',
      '/aboutus?item=end-to-end-sourcing-support#enquiry',
    ]);
    expect(links).toContainEqual(['Request Your Free Sourcing Quote', asking(quote)]);
  });

  test('answers ten and eight questions', () => {
    expect($('#questions-1 details[name]')).toHaveLength(10);
    expect($('#questions-2 details[name]')).toHaveLength(8);
  });

  test('shows five stars on every review', () => {
    const cards = $('figure:has(blockquote)');
    expect(cards.length).toBeGreaterThan(5);
    expect(cards.find('[aria-label="5 out of 5"]')).toHaveLength(cards.length);
  });
});

describe('/copywritingmain', () => {
  const $ = builtPage('/copywritingmain');
  const hero = 'main section:has(h1)';

  test('opens with a badge, a free session, an offer and three bullets', () => {
    expect(textOf($, hero)).toContain('Your Words, Perfected');
    expect(textOf($, hero)).toContain('20% OFF launch special');
    expect(linksIn($, hero)).toContainEqual([
      'Book a Free Content Strategy Session',
      expect.stringMatching(/\?message=.*\+free\+content\+strategy/),
    ]);
    expect($(`${hero} ul > li`)).toHaveLength(3);
  });

  test('has five sections before the clients and the call to action', () => {
    const headings = $('main :is(h1, h2)').toArray();
    expect(headings).toHaveLength(7);
    expect(headings.slice(-2).map((heading) => $(heading).text())).toEqual([
      'What Our Clients Say',
      'Ready to Amplify Your Brand?',
    ]);
  });

  test('quotes seven results', () => {
    const quotes = $('[data-slide]').toArray();
    const results = [
      ...['Conversion growth', 'Engagement', 'Email open rates', 'Click-through rate'],
      ...['Brand identity', 'SEO ranking', 'Social engagement'],
    ];
    expect(quotes).toHaveLength(results.length);
    for (const [index, quote] of quotes.entries()) {
      expect($(quote).text()).toContain(results[index]);
    }
  });

  test('ends with an email link and the promise of a reply', () => {
    const closing = 'main > section:last-of-type';
    expect(textOf($, closing)).toContain(
      `Partner with ${company.data.name} to harness human-written copywriting that elevates your brand and delivers results.`,
    );
    expect(textOf($, closing)).toContain('We respond within one business day.');
    expect(linksIn($, closing)).toEqual([
      ['Contact Us', expect.stringMatching(`^mailto:${company.data.email}\\?subject=`)],
    ]);
  });
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

  test('has the contact details with the postal address', () => {
    expect(detailsIn($, '[data-contact-details]')).toEqual(detailsOf(company.data, 'letters'));
  });

  test('has the map under Location To', () => {
    const section = $('section:has(iframe)');
    expect(section.find('h2').text()).toBe('Location To');
    expect(section.find('iframe').attr('height')).toBe('450');
    // Nothing is requested from the other host until the link opens in the frame.
    const frame = section.find('iframe').attr('name');
    expect(section.find(`a[target="${frame}"]`).attr('href')).toBe(company.data.map.embedUrl);
  });
});

describe('privacy and terms', () => {
  test.each(routes)(
    'are linked on %s: in the footer, beside the form and beside the guarantee',
    (route) => {
      const $ = builtPage(route);
      const linked = (selector: string) => linksIn($, selector).map(([, href]) => href);
      for (const place of ['body > footer nav', 'form']) {
        expect(linked(place)).toEqual(expect.arrayContaining(['/privacy', '/terms']));
      }
      if (!/money-back guarantee/i.test($('main').text())) return;
      expect(linked('main')).toContain('/terms#guarantee');
    },
  );

  test('are linked beside both forms', () => {
    for (const path of ['/aboutus', '/newsletter']) {
      const links = linksIn(builtPage(path), 'main form').map(([, href]) => href);
      expect(links.filter((href) => href !== paths.plan)).toEqual(['/privacy', '/terms']);
    }
  });
});

test('a rating links to reviews only if some are published, and says whose figure it is', () => {
  const hero = 'main section:has(h1)';
  const toReviews = (path: string) =>
    linksIn(builtPage(path), hero).filter(([, href]) => href === '/testimonials');
  expect(toReviews('/localseo')).toHaveLength(1);
  expect(toReviews('/wordpress')).toHaveLength(0);
  for (const path of ['/localseo', '/wordpress']) {
    expect(textOf(builtPage(path), hero)).toMatch(/Our own figure.* not a Google/);
  }
});

test('while the promotion runs, it states its terms and last day', () => {
  const running = textOf(builtPage('/'), 'dialog [data-offer="running"]');
  const { until, terms } = offers.data.promo;
  expect(running).toContain(formatDate(new Date(until)));
  expect(running).toContain(terms);
});

/** Visible text and URL of every link in or at the selector. */
function linksIn($: CheerioAPI, selector: string) {
  const links = $(selector).filter('a').add($(selector).find('a'));
  return links.toArray().map((link) => [$(link).text().trim(), $(link).attr('href')] as const);
}

/**
 * The phone number, email and postal address as they are shown. The chat link beside them isn't one
 * of the specified details.
 */
function detailsIn($: CheerioAPI, selector: string) {
  const lines = $(selector).find('br').parent().contents().toArray();
  return {
    links: linksIn($, selector).filter(([, href]) => href !== company?.data.whatsapp.url),
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
