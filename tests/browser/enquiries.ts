import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Locator, type Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { labels } from '../content/today.ts';

export const referencePattern = /[A-Z]{2,4}-[0-9A-Z]{4}-[0-9A-Z]{4}/;

/** The enquiry form on /aboutus. The footer has another form with an email field. */
export const formOf = (page: Page) => page.locator('form[data-form="enquiry"]');

/** Opens the form and waits for its script. Before that, the browser itself would send the form. */
export async function openForm(page: Page, query = ''): Promise<void> {
  await page.goto(`/aboutus${query}`);
  await page.getByLabel(labels.firstName).focus();
  await expect(page.locator('#enquiry [data-live]')).toBeAttached();
}

let senders = 0;

/** A different person each time, so that each test finds its own rows and emails. */
export function somebody() {
  senders += 1;
  const email = `priya.${process.pid}.${senders}@shop.example`;
  return { firstName: 'Priya', lastName: 'Shah', email, message: `Please call shop ${senders}.` };
}

export async function fillIn(page: Page, who: ReturnType<typeof somebody>): Promise<void> {
  const form = formOf(page);
  await form.getByLabel(labels.firstName).fill(who.firstName);
  await form.getByLabel(labels.lastName).fill(who.lastName);
  await form.getByLabel(labels.email).fill(who.email);
  await form.getByLabel(labels.message).fill(who.message);
}

/** Like `fillIn`, but without a pointer, one key at a time. */
export async function fillByKeyboard(page: Page, who: ReturnType<typeof somebody>): Promise<void> {
  const form = formOf(page);
  for (const [label, text] of [
    [labels.firstName, who.firstName],
    [labels.lastName, who.lastName],
    [labels.email, who.email],
    [labels.message, who.message],
  ] as const) {
    await form.getByLabel(label).focus();
    await page.keyboard.type(text);
  }
}

/** Replaces the content of a field. Firefox's driver doesn't clear email fields by itself. */
export async function retype(field: Locator, text: string): Promise<void> {
  await field.press('ControlOrMeta+a');
  await field.pressSequentially(text);
}

export const send = (page: Page) => formOf(page).getByRole('button', { name: labels.submit });

/** The rows stored for a sender. */
export function rowsOf(dataDir: string, email: string) {
  const database = new DatabaseSync(join(dataDir, 'growth-hub.db'), { readOnly: true });
  try {
    return database
      .prepare(
        `select reference, state, first_name, last_name, phone, message, service, package, plan
         from enquiries where email = ?`,
      )
      .all(email);
  } finally {
    database.close();
  }
}

/** The emails that mention an enquiry. */
export async function mailsAbout(dataDir: string, reference: string): Promise<Email[]> {
  const mails = await sentMails(dataDir);
  return mails.filter((mail) => mail.text?.includes(reference));
}

/** Every email sent by a server that writes them as files, because it has no mail server. */
export async function sentMails(dataDir: string): Promise<Email[]> {
  const folder = join(dataDir, 'mail');
  const files = await readdir(folder).catch(() => []);
  return Promise.all(
    files
      .filter((name) => name.endsWith('.eml'))
      .map(async (name) => PostalMime.parse(await readFile(join(folder, name)))),
  );
}
