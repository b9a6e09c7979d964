import type { Document } from 'yaml';
import { routeOf } from '../../contract/paths.ts';
import { portraitNames } from '../../site/artwork/portrait-names.ts';
import { scenesOf } from '../../site/artwork/scene-names.ts';
import { formatMoney } from '../../site/lib/format-money.ts';
import { type Content, readContent } from '../../tools/content/read.ts';
import { stringsIn } from '../../tools/content/strings-in.ts';
import type { ProjectCopy } from './project-copy.ts';

type Service = Content['services'][number];

/** The last item of a list. These changes need at least one item. */
function last<T>(list: readonly T[] | undefined): T {
  const found = list?.at(-1);
  if (found === undefined) throw new Error('There is nothing to change.');
  return found;
}

/**
 * Makes every kind of change that an owner might make, all at once and only in `content/`. Targets
 * are picked by kind and not by name, so this works with any content.
 */
export function changeEverything(copy: ProjectCopy) {
  const retired = retireService(copy, readContent(copy.root).content);
  const { content } = readContent(copy.root);
  return {
    retired,
    prices: changePrices(copy, content),
    untimed: removeTimelines(copy, content),
    question: changeQuestions(copy, content),
    estimates: addEstimates(copy, content),
    review: changeReviews(copy, content),
    member: changeTeam(copy, content),
    link: changeFooter(copy, content),
    redirect: changeRedirects(copy, content, retired.path),
    offer: changeOffers(copy, content),
    language: changeLanguages(copy, content),
    topic: changeTopics(copy, content),
    article: addArticle(copy, content),
    added: addServices(copy, content),
    plain: addPlainPage(copy),
    company: renameCompany(copy, content),
  };
}

export type Changes = ReturnType<typeof changeEverything>;

/** Changes every price and delivery time. The old figures must not appear anywhere. */
function changePrices(copy: ProjectCopy, { services, pricing }: Content) {
  const old = new Set<string>();
  const current = new Set<string>();
  const raise = (price: Parameters<typeof formatMoney>[0]) => {
    old.add(formatMoney(price));
    const amount = price.amount + 3;
    current.add(formatMoney({ ...price, amount }));
    return amount;
  };
  for (const { file, data } of services) {
    copy.edit(file, (yaml) => {
      yaml.setIn(['price', 'amount'], raise(data.price));
      yaml.setIn(['days'], data.days + 100);
    });
  }
  for (const { file, data } of pricing) {
    copy.edit(file, (yaml) => {
      for (const [index, { price, delivery }] of data.tiers.entries()) {
        yaml.setIn(['tiers', index, 'price', 'amount'], raise(price));
        if (delivery.kind === 'days') {
          yaml.setIn(['tiers', index, 'delivery', 'days'], delivery.days + 100);
        }
      }
    });
  }
  // Text that only fits once figures have replaced the placeholders.
  const { slug, file } = last(services);
  const prices = `{price:${slug}} {price:${slug}}.`;
  copy.edit('content/site/categories.yaml', (yaml) => {
    const text = `${'Prices, such as '.padEnd(95, 'and so on ')} ${prices}`;
    yaml.setIn(['categories', 0, 'strip', 'text'], text);
  });
  copy.edit(file, (yaml) =>
    yaml.set('summary', `${'Prices, such as '.padEnd(120, 'and so on ')} ${prices}`),
  );
  return { old: [...old.difference(current)] };
}

/** Removes the timelines of the packages of one service. */
function removeTimelines(copy: ProjectCopy, { pages, pricing, prices }: Content) {
  const { slug, set } = last(
    pages.flatMap(({ slug, data }) => {
      if (data.kind !== 'service') return [];
      const set = pricing.find((each) => each.slug === data.pricing.tiers);
      return set?.data.service === data.service ? { slug, set } : [];
    }),
  );
  copy.edit(set.file, (yaml) => {
    for (const index of set.data.tiers.keys()) yaml.deleteIn(['tiers', index, 'timeline']);
  });
  return { path: routeOf(slug), heading: prices?.data.quote.heading };
}

/** Changes a question, removes one and adds one. */
function changeQuestions(copy: ProjectCopy, { pages }: Content) {
  const page = last(
    pages.filter(({ data }) => data.kind === 'service' && data.faq.items.length > 2),
  );
  const items = 'faq' in page.data ? page.data.faq.items : [];
  const removed = last(items).question;
  const added = { question: 'May a question be added?', answer: 'It may, in one file.' };
  const changed = 'Was this question changed?';
  copy.edit(page.file, (yaml) => {
    yaml.setIn(['faq', 'items', 0, 'question'], changed);
    yaml.deleteIn(['faq', 'items', items.length - 1]);
    yaml.addIn(['faq', 'items'], added);
  });
  return { path: routeOf(page.slug), changed, removed, added, count: items.length };
}

/** Adds the calendar of projects to a page outside web development. */
function addEstimates(copy: ProjectCopy, { pages, services }: Content) {
  const category = 'seo';
  const inCategory = services.filter(({ data }) => data.category === category);
  const slugs = inCategory.map(({ slug }) => slug);
  const page = last(
    pages.filter(({ data }) => data.kind === 'service' && slugs.includes(data.service)),
  );
  const heading = 'How long does digging take?';
  const items = [
    { label: 'A bed', weeks: '1–2 weeks' },
    { label: 'A garden', weeks: '3–5 weeks' },
  ];
  copy.edit(page.file, (yaml) => yaml.set('estimates', { heading, text: 'It depends.', items }));
  return { path: routeOf(page.slug), heading, category };
}

function unusedPortraits({ testimonials, team, authors }: Content) {
  const used = [
    ...testimonials.flatMap(({ data }) => data.reviews),
    ...(team?.data.members ?? []),
    ...(authors?.data.authors ?? []),
  ].map(({ portrait }) => portrait);
  return portraitNames.filter((name) => !used.includes(name));
}

function changeReviews(copy: ProjectCopy, content: Content) {
  const { file, data } = last(
    content.testimonials.filter(({ data }) => data.reviews.length > 3 && !data.reviews[0]?.lang),
  );
  const { also: _, ...model } = last(data.reviews);
  const removed = model.text;
  const portrait = last(unusedPortraits(content).slice(0, -1));
  const added = { ...model, name: 'Ada Nova', text: 'They answered on the day.', portrait };
  const changed = 'The work was done when they said.';
  copy.edit(file, (yaml) => {
    yaml.setIn(['reviews', 0, 'text'], changed);
    yaml.deleteIn(['reviews', data.reviews.length - 1]);
    yaml.addIn(['reviews'], added);
  });
  return { changed, removed, added };
}

function changeTeam(copy: ProjectCopy, content: Content) {
  const members = content.team?.data.members;
  const removed = last(members);
  const added = { ...removed, name: 'Nova Ada', portrait: last(unusedPortraits(content)) };
  copy.edit('content/site/team.yaml', (yaml) => {
    yaml.deleteIn(['members', (members?.length ?? 0) - 1]);
    yaml.addIn(['members'], added);
    yaml.setIn(['members', 0, 'role'], 'Gardener');
  });
  return { added, removed: removed.name, role: 'Gardener' };
}

function changeFooter(copy: ProjectCopy, { navigation }: Content) {
  const links = navigation?.data.footer.services.links;
  const added = { label: 'Everything', path: '/services' };
  copy.edit('content/site/navigation.yaml', (yaml) => {
    const path = ['footer', 'services', 'links'];
    yaml.setIn([...path, 0, 'label'], 'Seen and found');
    yaml.deleteIn([...path, (links?.length ?? 0) - 1]);
    yaml.addIn(path, added);
  });
  return { added, changed: 'Seen and found', removed: last(links) };
}

function changeRedirects(copy: ProjectCopy, { redirects }: Content, retired: string) {
  const rows = redirects?.data.redirects ?? [];
  const written = copy
    .texts('content', 'yaml', 'mdx')
    .filter(({ file }) => !file.endsWith('redirects.yaml'))
    .map(({ text }) => text)
    .join('\n');
  // A redirect that no link in the content uses.
  const removed = last(
    rows.filter(({ from }) => from !== retired && !new RegExp(`${from}\\b`).test(written)),
  );
  const changed = rows.find(({ from, to }) => from !== removed.from && to !== '/services');
  copy.edit('content/site/redirects.yaml', (yaml) => {
    if (changed) yaml.setIn(['redirects', rows.indexOf(changed), 'to'], '/services');
    yaml.deleteIn(['redirects', rows.indexOf(removed)]);
    yaml.addIn(['redirects'], { from: '/Old_shop.php', to: '/aboutus' });
  });
  return { added: '/Old_shop.php', changed: changed?.from, removed: removed.from };
}

function changeOffers(copy: ProjectCopy, { offers, categories }: Content) {
  const { promo, standing } = offers?.data ?? {};
  const removed = last(standing);
  const category = last(
    categories?.data.categories.filter(
      ({ id }) => !standing?.some((offer) => offer.category === id),
    ),
  );
  const added = { category: category.id, percent: 11, text: '{percent}% OFF for gardens' };
  copy.edit('content/site/offers.yaml', (yaml) => {
    yaml.setIn(['promo', 'percent'], 33);
    yaml.setIn(['promo', 'until'], '2999-12-31');
    yaml.deleteIn(['standing', (standing?.length ?? 0) - 1]);
    yaml.addIn(['standing'], added);
  });
  const said = ({ percent, text }: typeof added) => text.replace('{percent}', String(percent));
  return {
    promo: { old: promo?.percent, percent: 33, date: '31 December 2999' },
    added: said(added),
    path: category.strip.path,
    removed: said(removed),
  };
}

function changeLanguages(copy: ProjectCopy, { languages }: Content) {
  const all = languages?.data.languages ?? [];
  const removed = last(all.filter(({ code }) => code !== languages?.data.default));
  const added = { code: 'cy', name: 'Welsh', native: 'Cymraeg', direction: 'ltr' };
  copy.edit('content/site/languages.yaml', (yaml) => {
    yaml.deleteIn(['languages', all.indexOf(removed)]);
    yaml.addIn(['languages'], added);
    yaml.setIn(['languages', 1, 'native'], 'Renamed');
  });
  return { added, removed, changed: 'Renamed' };
}

/**
 * Renames a topic, removes one from its articles, adds one to an article and adds one that has no
 * article yet.
 */
function changeTopics(copy: ProjectCopy, { topics, articles }: Content) {
  const all = topics?.data.topics ?? [];
  const removed = last(all);
  const renamed = all[0];
  const description =
    'What grows in which soil, and how to tell before the seeds are bought and the beds are dug.';
  copy.edit('content/site/topics.yaml', (yaml) => {
    yaml.deleteIn(['topics', all.length - 1]);
    yaml.addIn(['topics'], { id: 'gardens', name: 'Gardens', description });
    yaml.addIn(['topics'], { id: 'greenhouses', name: 'Greenhouses', description });
    yaml.setIn(['topics', 0, 'name'], 'Renamed topic');
  });
  for (const { file, data } of articles) {
    const kept = data.topics.filter((id) => id !== removed.id);
    const named = kept.length < 2 ? [...kept, 'gardens'] : kept;
    copy.write(file, copy.read(file).replace(/^topics: .*$/m, `topics: [${named.join(', ')}]`));
  }
  return { removed, renamed, added: 'gardens', empty: 'greenhouses' };
}

/** Adds an article, published on the most recent day without one. */
function addArticle(copy: ProjectCopy, { articles, services }: Content) {
  const taken = articles.map(({ data }) => data.published.toISOString().slice(0, 10));
  const day = new Date();
  while (taken.includes(day.toISOString().slice(0, 10))) day.setUTCDate(day.getUTCDate() - 1);
  const [one, other] = articles.map(({ slug }) => slug);
  const model = last(articles);
  const offered = services.slice(0, 2).map(({ slug }) => slug);
  copy.write(
    'content/articles/first-frost.mdx',
    `---
title: When does the first frost come?
description: One question about the garden, asked in October and answered by the notes of the last twenty winters.
author: ${model.data.author}
published: ${day.toISOString().slice(0, 10)}
category: ${model.data.category}
topics: [gardens, ${last(model.data.topics.slice(0, 1))}]
services: [${offered.join(', ')}]
related: [${one}, ${other}]
summary: It comes when nobody looks.
---

Nobody knows, but [we answer](/aboutus).

## How to find out

- Ask a neighbour.
- Look at the grass.
`,
  );
  return { path: '/blogs/first-frost', title: 'When does the first frost come?' };
}

/** Adds a service with a free scene, if there is one, and one without, each with its page. */
function addServices(copy: ProjectCopy, { services, pages, categories }: Content) {
  const paged = (kind: 'service' | 'detail') =>
    last(
      pages.flatMap(({ file, data }) => {
        if (data.kind !== kind) return [];
        const service = services.find(({ slug }) => slug === data.service);
        return service?.data.listing === 'catalogue' ? { file, service } : [];
      }),
    );
  const add = (model: { file: string; service: Service }, name: string, scene?: string) => {
    const id = name.toLowerCase().replace(' ', '-');
    const path = `/${id}`;
    copy.write(`content/services/${id}.yaml`, copy.read(model.service.file));
    copy.edit(`content/services/${id}.yaml`, (yaml) => {
      const words = { name, order: 90 + name.length, path, summary: `${name}, dug by hand.` };
      for (const [field, value] of Object.entries(words)) yaml.set(field, value);
      yaml.setIn(['price', 'amount'], 135);
      yaml.set('days', 6);
      if (scene) yaml.set('scene', scene);
      else yaml.delete('scene');
      yaml.delete('menuName');
    });
    copy.write(`content/pages/${id}.yaml`, copy.read(model.file));
    copy.edit(`content/pages/${id}.yaml`, (yaml) => {
      rewriteSentences(yaml);
      yaml.set('service', id);
      for (const section of ['banner', 'steps']) yaml.deleteIn([section, 'drawing']);
      for (const section of ['hero', 'banner']) yaml.deleteIn([section, 'action', 'service']);
      yaml.delete('review');
      yaml.setIn(['meta', 'title'], `${name}, {price}`);
      yaml.setIn(
        ['meta', 'description'],
        `${name} from {price} in {days} days: what is dug, what is planted, and what you are handed at the end.`,
      );
    });
    return { id, name, path, scene, category: model.service.data.category };
  };
  const model = paged('service');
  const shown = new Set(
    [...services, ...pages, categories].flatMap((file) =>
      [...stringsIn(file?.data)].map(({ text }) => text),
    ),
  );
  const scene = scenesOf[model.service.data.category].find((name) => !shown.has(name));
  return [add(model, 'Garden Paths', scene), add(paged('detail'), 'Rose Beds')];
}

/** Spells the copied sentences in another way, as no two services may share one. */
function rewriteSentences(yaml: Document) {
  for (const { path, text } of stringsIn(yaml.toJS())) {
    const isText = /\s/.test(text) || path.at(-1) === 'mark';
    // The names in placeholders are kept.
    if (isText) yaml.setIn(path, text.replaceAll(/e(?![^{]*\})/g, 'é'));
  }
}

/** Adds a page that only has text. */
function addPlainPage(copy: ProjectCopy) {
  copy.write(
    'content/pages/seed-list.yaml',
    `kind: plain
meta:
  title: Seeds in stock
  description: A page of text alone needs one content file, which names its headline and its sections.
hero:
  headline: { text: What we keep in tins, mark: in tins }
  lead: Peas, beans and marrows.
about:
  heading: In detail
  sections:
    - { heading: Peas, text: Sown in March. }
    - { heading: Beans, text: Sown in May. }
`,
  );
  return { path: '/seed-list', headline: 'What we keep in tins', sections: 2 };
}

/**
 * Removes a service from the catalogue, with its page, its menu entry and every reference to its
 * file.
 */
function retireService(copy: ProjectCopy, content: Content) {
  const written = copy.texts('content', 'yaml', 'mdx').map(({ text }) => text);
  const { slug, file, data } = last(
    content.services.filter(
      ({ slug, data }) =>
        data.listing === 'catalogue' &&
        content.pages.some((page) => page.data.kind === 'detail' && page.data.service === slug) &&
        // Its price isn't in any sentence, because an owner would rewrite such a sentence.
        !written.some((text) => text.includes(`:${slug}}`)) &&
        !content.pages.some(
          (page) => page.data.kind === 'category' && page.data.cards.more?.service === slug,
        ),
    ),
  );
  const to = last(
    content.categories?.data.categories.filter(({ id }) => id === data.category),
  ).path;
  copy.remove(file);
  const page = last(content.pages.filter((each) => routeOf(each.slug) === data.path));
  copy.remove(page.file);
  const others = content.services
    .filter((each) => each.data.category === data.category && each.slug !== slug)
    .map((each) => each.slug);
  const without = (list: string[], self?: string) =>
    list.map(
      (each) =>
        (each === slug ? others.find((other) => !list.includes(other) && other !== self) : each) ??
        each,
    );
  for (const each of content.pages) {
    if (each === page || each.data.kind !== 'detail' || !each.data.related.includes(slug)) continue;
    const related = without(each.data.related, each.data.service);
    copy.edit(each.file, (yaml) => yaml.set('related', related));
  }
  for (const { file: category, data: each } of content.pages) {
    const problems = each.kind === 'category' ? (each.cards.problems ?? []) : [];
    const place = problems.findIndex(({ service }) => service === slug);
    if (place >= 0) copy.edit(category, (yaml) => yaml.deleteIn(['cards', 'problems', place]));
  }
  for (const article of content.articles) {
    if (!article.data.services.includes(slug)) continue;
    const named = without(article.data.services);
    copy.write(
      article.file,
      copy.read(article.file).replace(/^services: .*$/m, `services: [${named.join(', ')}]`),
    );
  }
  copy.edit('content/site/categories.yaml', (yaml) => {
    for (const [index, { menu }] of (content.categories?.data.categories ?? []).entries()) {
      const place = menu.findIndex((item) =>
        item.kind === 'service' ? item.service === slug : item.path === data.path,
      );
      if (place >= 0) yaml.deleteIn(['categories', index, 'menu', place]);
    }
  });
  copy.edit('content/site/redirects.yaml', (yaml) => {
    for (const [index, row] of (content.redirects?.data.redirects ?? []).entries()) {
      if (row.to === data.path) yaml.setIn(['redirects', index, 'to'], to);
    }
    yaml.addIn(['redirects'], { from: data.path, to });
  });
  return { slug, path: data.path, to };
}

/** Changes the name, phone, email and addresses, which are in one file. */
function renameCompany(copy: ProjectCopy, { company }: Content) {
  if (!company) throw new Error('There is no company.');
  const { name, phone, email, addresses } = company.data;
  const current = {
    // So long that it doesn't fit into some titles.
    name: 'Frost & Sons of Harrogate',
    phone: { display: '+44 20 7946 0123', href: 'tel:+442079460123' },
    email: 'post@frost.example',
    footer: ['1 Hedge Row', 'Leeds LS1 1AA', 'United Kingdom'],
    letters: ['2 Gate Lane', 'York YO1 1AA', 'United Kingdom'],
  };
  copy.edit(company.file, (yaml) => {
    yaml.set('name', current.name);
    yaml.set('phone', current.phone);
    yaml.set('email', current.email);
    yaml.set('addresses', { footer: current.footer, letters: current.letters });
  });
  return {
    current,
    old: [name, phone.display, phone.href, email, addresses.footer[0], addresses.letters[0]],
  };
}
