import { type CheerioAPI, load } from 'cheerio';
import { slots } from '../../contract/page-slots.ts';
import { type Elements, fillPlan, type PlanFilling } from './fill-plan.ts';

export type FieldMessage = { field: string; message: string };

export type Filling = {
  /** What was typed or chosen, by field name. */
  values: Record<string, string>;
  plan?: PlanFilling | null;
  errors?: readonly FieldMessage[];
  /** The heading of the error summary, which takes focus. */
  heading?: string;
  titlePrefix?: string;
};

/** Fills in the form on a built page, and returns the page. */
export type FillForm = (filling: Filling) => string;

/**
 * Parses a built page once. For each visitor, the returned function copies only the form and fills
 * in the values, the messages beside the fields and the summary above them. If there is an error
 * heading, the form is taken out of its island.
 */
export function formTemplate(html: string, selector: string): FillForm {
  const $ = load(html);
  const form = $(selector).first();
  const island = form.closest(slots.island);
  const whole = island.length > 0 ? island : form;
  const [before, after] = around($, whole);
  return ({ values, plan, errors = [], heading, titlePrefix }) => {
    const copy = whole.clone();
    const filled = copy.is(selector) ? copy : copy.find(selector).first();
    for (const [name, value] of Object.entries(values)) setValue($, filled, name, value);
    if (plan) fillPlan($, filled, plan);
    for (const error of errors) showError($, filled, error);
    if (heading !== undefined) showSummary($, filled, heading, errors);
    // React would remove errors that it didn't render, so the form is taken out of its island.
    const shown = heading !== undefined && island.length > 0 ? copy.contents() : copy;
    return titled(before, titlePrefix) + $.html(shown) + after;
  };
}

/** Parses a built page once. The returned function puts text into a marked place or an input. */
export function slotTemplate(html: string, selector: string): (text: string) => string {
  const $ = load(html);
  const place = $(selector).first();
  const [before, after] = around($, place);
  return (text) => before + $.html(withText(place.clone().removeAttr('hidden'), text)) + after;
}

/** Puts text into a built page's marked places. */
export function fillSlots(html: string, texts: Record<string, string>): string {
  const $ = load(html);
  for (const [selector, text] of Object.entries(texts)) {
    for (const element of $(selector)) withText($(element).removeAttr('hidden'), text);
  }
  return $.html();
}

/** Removes an element from the page and returns the HTML before and after it. */
function around($: CheerioAPI, element: Elements): [before: string, after: string] {
  const mark = '<!--filled in for each visitor-->';
  element.replaceWith(mark);
  const [before = '', after = ''] = $.html().split(mark);
  return [before, after];
}

function withText(element: Elements, text: string): Elements {
  return element.is('input') ? element.attr('value', text) : element.text(text);
}

/** The prefix is our own text and contains no markup. */
function titled(html: string, prefix: string | undefined): string {
  return prefix === undefined ? html : html.replace('<title>', () => `<title>${prefix} `);
}

function setValue($: CheerioAPI, form: Elements, name: string, value: string): void {
  const field = named($, form, name);
  if (field.is('textarea')) field.text(value);
  else if (field.is('select')) choose($, field, value);
  else field.attr('value', value);
}

function choose($: CheerioAPI, select: Elements, value: string): void {
  const options = select.find('option');
  const chosen = options.filter((_, option) => $(option).attr('value') === value);
  if (chosen.length === 0) return;
  options.removeAttr('selected');
  chosen.first().attr('selected', '');
}

function showError($: CheerioAPI, form: Elements, { field, message }: FieldMessage): void {
  const input = named($, form, field).attr('aria-invalid', 'true');
  const id = errorIdOf(input);
  const place = form.find('[id]').filter((_, element) => $(element).attr('id') === id);
  place.removeAttr('hidden').text(message);
}

function showSummary(
  $: CheerioAPI,
  form: Elements,
  heading: string,
  errors: readonly FieldMessage[],
): void {
  const summary = form.find(slots.errorSummary).first().removeAttr('hidden');
  summary.attr({ tabindex: '-1', autofocus: '' });
  summary.find(slots.errorHeading).text(heading);
  const list = summary.find(slots.errorList).empty();
  if (errors.length === 0) list.remove();
  for (const { field, message } of errors) {
    const target = named($, form, field).attr('id');
    const item = $('<li></li>');
    const entry = target ? $('<a></a>').attr('href', `#${target}`) : $('<span></span>');
    list.append(item.append(entry.text(message)));
  }
}

function named($: CheerioAPI, form: Elements, name: string): Elements {
  return form
    .find('input, textarea, select')
    .filter((_, element) => $(element).attr('name') === name)
    .first();
}

function errorIdOf(input: Elements): string | undefined {
  const described = input.attr('aria-describedby') ?? '';
  return described.split(/\s+/).find((id) => id.endsWith('-error'));
}
