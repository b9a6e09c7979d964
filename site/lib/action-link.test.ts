import { expect, test } from 'vitest';
import type { Action } from '../schemas/common.ts';
import { actionLink } from './action-link.ts';

const context = { email: 'hello@growthhub.example', service: 'local-seo', note: 'No payment yet' };

test('an order is for the page’s service unless it names one itself', () => {
  expect(actionLink({ kind: 'order', label: 'Order' }, context).href).toBe(
    '/aboutus?item=local-seo#enquiry',
  );
  expect(actionLink({ kind: 'order', label: 'Order', service: 'wordpress' }, context).href).toBe(
    '/aboutus?item=wordpress#enquiry',
  );
});

test('a message replaces the page’s service, but not one that the order names', () => {
  const order = { kind: 'order', label: 'Order', message: 'Please call' } as const;
  expect(actionLink(order, context).href).toBe('/aboutus?message=Please+call#enquiry');
  expect(actionLink({ ...order, service: 'wordpress' }, context).href).toBe(
    '/aboutus?item=wordpress&message=Please+call#enquiry',
  );
});

test('the subject of an email link is escaped', () => {
  const { href } = actionLink({ kind: 'mail', label: 'Write', subject: 'A & B?' }, context);
  expect(href).toBe('mailto:hello@growthhub.example?subject=A%20%26%20B%3F');
});

test('order links have the "no payment" note, page links do not', () => {
  const noteOf = (action: Action) => actionLink(action, context).note;
  expect(noteOf({ kind: 'order', label: 'Order' })).toBe('No payment yet');
  expect(noteOf({ kind: 'mail', label: 'Order', subject: 'Order' })).toBe('No payment yet');
  expect(noteOf({ kind: 'page', label: 'See', path: '/services' })).toBeUndefined();
});
