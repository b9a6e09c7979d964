import { fillPlural } from '../../contract/fill-words.ts';
import { paths } from '../../contract/paths.ts';
import type { SubscriptionRow } from '../store/tables.ts';
import type { MailContext, Message } from './message.ts';

/**
 * Asks the reader to press the button on the linked page. Opening the link doesn't confirm
 * anything.
 */
export function confirmMessage(
  context: MailContext,
  subscription: SubscriptionRow,
  token: string,
  days: number,
): Message {
  const words = context.content.mail.confirmSubscription;
  return {
    to: subscription.email,
    subject: words.subject,
    heading: words.heading,
    blocks: [
      ...words.paragraphs.map(paragraph),
      {
        kind: 'button',
        label: words.button,
        url: link(context.siteUrl, paths.newsletterConfirm, token),
      },
      paragraph(fillPlural(words.expiry, days, context.content.mail.locale)),
      { kind: 'small', text: words.ignore },
    ],
  };
}

/** Has the headers that let email clients offer one-click unsubscribe (RFC 8058). */
export function welcomeMessage(
  context: MailContext,
  subscription: SubscriptionRow,
  token: string,
): Message {
  const words = context.content.mail.welcomeSubscriber;
  const url = unsubscribeLink(context.siteUrl, token);
  return {
    to: subscription.email,
    subject: words.subject,
    heading: words.heading,
    headers: {
      'List-Unsubscribe': `<${url}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
    blocks: [
      ...words.paragraphs.map(paragraph),
      { kind: 'small', text: words.ignore },
      { kind: 'link', label: words.link, url },
    ],
  };
}

/** Opens the page with the unsubscribe button. A POST to it unsubscribes at once (RFC 8058). */
export function unsubscribeLink(siteUrl: string, token: string): string {
  return link(siteUrl, paths.newsletterUnsubscribe, token);
}

function link(siteUrl: string, path: string, token: string): string {
  return `${siteUrl}${path}?${new URLSearchParams({ token })}`;
}

function paragraph(text: string) {
  return { kind: 'paragraph', text } as const;
}
