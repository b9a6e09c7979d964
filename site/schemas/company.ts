import { z } from 'zod';
import { referencePrefix } from '../../contract/reference.ts';
import { line, sample } from './common.ts';

/** content/site/company.yaml */
export const company = z.strictObject({
  sample: sample('contact details'),
  specification: z
    .literal(true)
    .optional()
    .describe(
      '`true` makes the tests check the content against its specification. Remove this line to make the site your own.',
    ),
  name: line(40).describe(
    'The company name. In sentences, write `{company}` instead. The large word at the foot of each page has room for about ten letters.',
  ),
  formerNames: z
    .array(line(40))
    .optional()
    .describe('Earlier names. The content check reports sentences that still contain one.'),
  founded: z.int().describe('The year in which the company was founded.'),
  phone: z
    .strictObject({
      display: line(24).describe('The number as people read it.'),
      href: z
        .string()
        .regex(/^tel:\+[0-9]+$/, {
          error: 'write tel: with a plus and digits only, such as tel:+12125550142',
        })
        .describe('The number that phones dial: tel:, a plus sign and digits only.'),
    })
    .describe('The phone number. Change `display` and `href` together.'),
  email: z
    .email()
    .describe('The address on the site. It also receives enquiries, unless MAIL_TO is set.'),
  securityContact: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, {
      error: 'write mailto: and an address, or a URL that begins with https://',
    })
    .describe(
      'The contact for security problems: mailto: and an address, or a URL that begins with https://.',
    ),
  referencePrefix: referencePrefix.describe(
    'The beginning of references for new enquiries, such as `GH` in GH-7K3M-Q2XA.',
  ),
  whatsapp: z
    .strictObject({
      url: z.url().describe('https://wa.me/ followed by the digits of the number.'),
      label: line(60).describe(
        'The text of the link on the contact page and the name of the floating link.',
      ),
    })
    .describe('The links to a chat on WhatsApp.'),
  addresses: z.strictObject({
    footer: z
      .array(line(60))
      .min(2)
      .describe('The address in the footer of every page and every email.'),
    letters: z
      .array(line(60))
      .min(2)
      .describe('The postal address on the contact page, at the place with `address: letters`.'),
    places: z
      .array(
        z.strictObject({
          role: line(20).describe('The label of the place, such as "Head office".'),
          city: line(24),
          region: line(40)
            .optional()
            .describe('The state or province, shown with the country if there is no address.'),
          country: line(40),
          address: z
            .enum(['footer', 'letters'])
            .optional()
            .describe('The address of this place: the one under `footer` or under `letters`.'),
          longitude: z.number().min(-180).max(180).describe('Degrees, negative for west.'),
          latitude: z.number().min(-55).max(75).describe('Degrees, negative for south.'),
        }),
      )
      .min(1)
      .max(5)
      .optional()
      .describe('The places on the map on the contact page and in the list below it.'),
  }),
  map: z
    .strictObject({
      city: line(40).describe('The city in the sentence about the map.'),
      country: line(40).describe('The country in the sentence about the map.'),
      embedUrl: z
        .url()
        .describe(
          "The URL of the embedded map. You'll find it in the HTML that the map's Share menu offers.",
        ),
    })
    .describe('The live map on the contact page.'),
  video: z.strictObject({
    id: z
      .string()
      .regex(/^[\w-]{11}$/, {
        error: "write the eleven characters at the end of the video's URL, such as M7lc1UVf-VE",
      })
      .describe('The eleven characters at the end of the URL of a YouTube video.'),
    host: z.url().describe('The URL of the host that provides the player.'),
  }),
  social: z.array(z.strictObject({ name: line(24), url: z.url() })).min(1),
});
export type Company = z.infer<typeof company>;
