import { describe, expect, it } from 'vitest';
import { parseEnquiry } from './enquiry.ts';
import { checkEnquiry, checkEnquiryField } from './enquiry-rules.ts';

describe('the enquiry rules', () => {
  it.each(['ada@shop.example', 'a.b+c@x.co.uk', "o'brien@shop.example", 'ada@münchen.example'])(
    'accept the address %s',
    (email) => expect(checkEnquiryField('email', email)).toBeNull(),
  );

  it.each([
    'ada',
    'ada@',
    '@shop.example',
    'a b@shop.example',
    'a@b',
    'a..b@shop.example',
    'a@b..c',
    'a@shop.example.0x7f',
    'ａda@shop.example',
    '=?utf-8?q?x?=@shop.example',
    '--yes@shop.example',
    ...[...'!$&`{|}'].map((sign) => `a${sign}reboot@shop.example`),
    // Their normal forms contain brackets or a comma.
    'ada@a⑴.example',
    'ada@a🄁b.example',
    'ada@a㈠.example',
  ])('reject the address %s', (email) =>
    expect(checkEnquiryField('email', email)).toBe('invalid-email'),
  );

  it.each([
    ['Ada@ＳHOP.example', 'Ada@shop.example'],
    ['ada@münchen.example', 'ada@xn--mnchen-3ya.example'],
    ['ada@xn--mnchen-3ya.example', 'ada@xn--mnchen-3ya.example'],
  ])('normalise the address %s', (email, wanted) => {
    const parsed = parseEnquiry({ firstName: 'A', lastName: 'O', message: 'M', email });
    expect(parsed.isValid && parsed.enquiry.email).toBe(wanted);
  });

  it.each(['', '+44 20 7946 0018', '(212) 555-0142', '555.0142 ext. 12', '٠١٢٣٤٥٦٧٨'])(
    'accept the phone number %j',
    (phone) => expect(checkEnquiryField('phone', phone)).toBeNull(),
  );

  it.each([
    ['phone', '\u202a+44 20 7946\u20130018\u202c', '+44 20 7946-0018'],
    ['phone', '（０３）１２３４－５６７８', '(03)1234-5678'],
    ['phone', '020 7946\u22120018\u200e', '020 7946-0018'],
    ['phone', '０３ー１２３４ー５６７８', '03-1234-5678'],
    ['email', 'ada＠shop。example', 'ada@shop.example'],
    ['email', '\u200e ada@sh\u00adop.example\u2060', 'ada@shop.example'],
  ] as const)('store the %s %j, copied from other software, as %j', (field, typed, wanted) => {
    const required = { firstName: 'A', lastName: 'O', message: 'M', email: 'a@shop.example' };
    const parsed = parseEnquiry({ ...required, [field]: typed });
    expect(parsed.isValid && parsed.enquiry[field]).toBe(wanted);
  });

  it.each(['12', 'call me', '1234567890123456', '+', '12345678; drop table'])(
    'reject the phone number %j',
    (phone) => expect(checkEnquiryField('phone', phone)).toBe('invalid-phone'),
  );

  it('count length as the browser does', () => {
    expect(checkEnquiryField('firstName', 'x'.repeat(80))).toBeNull();
    expect(checkEnquiryField('firstName', 'x'.repeat(81))).toBe('too-long');
    expect(checkEnquiryField('message', `${'x\r\n'.repeat(2499)}xx`)).toBeNull();
  });

  it('normalise text, and ignore malformed hidden fields', () => {
    const parsed = parseEnquiry({
      firstName: '  Ada\u0000 ',
      lastName: 'Oka\r\nfor\u202e',
      email: ' ada@shop.example',
      message: 'One\r\n\u0007two\ud800',
      idempotencyKey: 'not a key',
      formToken: 5,
      unknown: 'x',
    });
    expect(parsed).toMatchObject({
      isValid: true,
      enquiry: { firstName: 'Ada', lastName: 'Oka for', message: 'One\ntwo\ufffd', phone: '' },
    });
    expect(parsed.isValid && parsed.enquiry.formToken).toBeUndefined();
    expect(parsed.isValid && parsed.enquiry.idempotencyKey).toBeUndefined();
  });

  it('cut off combining marks after the first 30 on a letter', () => {
    const stacked = (count: number) => `a${'\u0315'.repeat(count)}`;
    const parsed = parseEnquiry({
      firstName: stacked(31),
      lastName: stacked(30),
      email: 'ada@shop.example',
      message: `${stacked(4000)} end`,
    });
    expect(parsed).toMatchObject({
      isValid: true,
      enquiry: { firstName: stacked(30), lastName: stacked(30), message: `${stacked(30)} end` },
    });
  });

  it.each(['\u200b', '\u3164 \u2800', '\u00a0\u2060'])(
    'need more than invisible text (%j)',
    (text) => {
      const person = { firstName: text, lastName: text, email: 'ada@shop.example', message: text };
      const fields = ['firstName', 'lastName', 'message'];
      expect(checkEnquiry(person)).toEqual(fields.map((field) => ({ field, problem: 'required' })));
    },
  );

  it('require a message unless there is a plan', () => {
    const person = { firstName: 'Ada', lastName: 'Oka', email: 'ada@shop.example', message: ' ' };
    const problems = [{ field: 'message', problem: 'required' }];
    for (const item of [undefined, '', []]) {
      expect(parseEnquiry({ ...person, item })).toEqual({ isValid: false, problems });
    }
    expect(checkEnquiry(person)).toEqual(problems);
    for (const item of ['local-seo', ['local-seo:basic', 'wordpress']]) {
      expect(parseEnquiry({ ...person, item })).toMatchObject({ isValid: true });
    }
    expect(checkEnquiry(person, true)).toEqual([]);
    expect(checkEnquiryField('message', 'x'.repeat(5001), true)).toBe('too-long');
  });

  it.each([null, undefined, 'x', 5, [], [{}]])(
    'report every required field that is missing from %j',
    (input) => {
      const parsed = parseEnquiry(input);
      expect(parsed.isValid ? [] : parsed.problems.map(({ field }) => field)).toEqual([
        'firstName',
        'lastName',
        'email',
        'message',
      ]);
    },
  );
});
