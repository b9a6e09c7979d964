import { expect, test } from 'vitest';
import { actionLink } from './action-link.ts';

const context = { email: 'hello@growthhub.example', service: 'local-seo' };

test('an order carries the page’s service, or its own', () => {
  expect(actionLink({ kind: 'order', label: 'Order' }, context).href).toBe(
    '/aboutus?item=local-seo#enquiry',
  );
  expect(actionLink({ kind: 'order', label: 'Order', service: 'wordpress' }, context).href).toBe(
    '/aboutus?item=wordpress#enquiry',
  );
});

test('a message comes instead of the page’s service, not of its own', () => {
  const order = { kind: 'order', label: 'Order', message: 'Please call' } as const;
  expect(actionLink(order, context).href).toBe('/aboutus?message=Please+call#enquiry');
  expect(actionLink({ ...order, service: 'wordpress' }, context).href).toBe(
    '/aboutus?item=wordpress&message=Please+call#enquiry',
  );
});

test('a mail has its subject escaped', () => {
  const { href } = actionLink({ kind: 'mail', label: 'Write', subject: 'A & B?' }, context);
  expect(href).toBe('mailto:hello@growthhub.example?subject=A%20%26%20B%3F');
});
