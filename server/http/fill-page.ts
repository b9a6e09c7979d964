import { type CheerioAPI, load } from 'cheerio';
import { slots } from '../../contract/page-slots.ts';

export type FieldMessage = { field: string; message: string };

export type Filling = {
  form: string;
  /** What was typed or chosen, by field name. */
  values: Record<string, string>;
  errors?: readonly FieldMessage[];
  /** The heading of the error summary; it takes focus. */
  heading?: string;
  titlePrefix?: string;
};

/**
 * A built page with its form filled in: values, messages beside the fields, summary on top. With a
 * heading of errors, the form no longer becomes an island.
 */
export function fillForm(html: string, filling: Filling): string {
  const $ = load(html);
  const form = $(filling.form).first();
  for (const [name, value] of Object.entries(filling.values)) setValue($, form, name, value);
  for (const error of filling.errors ?? []) showError($, form, error);
  if (filling.heading !== undefined) {
    showSummary($, form, filling.heading, filling.errors ?? []);
    leaveStatic(form);
  }
  if (filling.titlePrefix) $('title').text(`${filling.titlePrefix} ${$('title').text()}`);
  return $.html();
}

/** A built page with texts put into its marked places, and inputs given their value. */
export function fillSlots(html: string, texts: Record<string, string>): string {
  const $ = load(html);
  for (const [selector, text] of Object.entries(texts)) {
    for (const element of $(selector)) {
      const target = $(element).removeAttr('hidden');
      if (target.is('input')) target.attr('value', text);
      else target.text(text);
    }
  }
  return $.html();
}

// The document's own node type, whatever the library calls it.
type Form = ReturnType<CheerioAPI>;

function setValue($: CheerioAPI, form: Form, name: string, value: string): void {
  const field = named($, form, name);
  if (field.is('textarea')) field.text(value);
  else if (field.is('select')) choose($, field, value);
  else field.attr('value', value);
}

function choose($: CheerioAPI, select: Form, value: string): void {
  const options = select.find('option');
  const chosen = options.filter((_, option) => $(option).attr('value') === value);
  if (chosen.length === 0) return;
  options.removeAttr('selected');
  chosen.first().attr('selected', '');
}

function showError($: CheerioAPI, form: Form, { field, message }: FieldMessage): void {
  const input = named($, form, field).attr('aria-invalid', 'true');
  const id = errorIdOf(input);
  if (id) byId($, id).removeAttr('hidden').text(message);
}

function showSummary(
  $: CheerioAPI,
  form: Form,
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

/** React would take away what it has not rendered itself. The form is a plain post here. */
function leaveStatic(form: Form): void {
  const island = form.closest(slots.island);
  island.replaceWith(island.contents());
}

function named($: CheerioAPI, form: Form, name: string): Form {
  return form
    .find('input, textarea, select')
    .filter((_, element) => $(element).attr('name') === name)
    .first();
}

function byId($: CheerioAPI, id: string): Form {
  return $('[id]').filter((_, element) => $(element).attr('id') === id);
}

function errorIdOf(input: Form): string | undefined {
  const described = input.attr('aria-describedby') ?? '';
  return described.split(/\s+/).find((id) => id.endsWith('-error'));
}
