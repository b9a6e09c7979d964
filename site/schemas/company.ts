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
      'The tests hold the content to its specification. Remove it to make the site your own.',
    ),
  name: line(40).describe('The name of the company: `{company}` in every sentence.'),
  formerNames: z
    .array(line(40))
    .optional()
    .describe('Names it had before: the content check finds sentences that still say one.'),
  founded: z.int().describe('The year in which it was founded.'),
  phone: z
    .strictObject({
      display: line(24).describe('The number as people read it.'),
      href: z
        .string()
        .regex(/^tel:\+[0-9]+$/, {
          error: 'write tel: with a plus and digits only, such as tel:+12125550142',
        })
        .describe('The number as phones dial it: tel:, a plus sign and digits only.'),
    })
    .describe('Change both numbers together: `display` is read, `href` is dialled.'),
  email: z
    .email()
    .describe('Shown on the site. Enquiries go there, unless MAIL_TO names another address.'),
  securityContact: z
    .string()
    .regex(/^(?:mailto:\S+@\S+|https:\/\/\S+)$/, {
      error: 'write mailto: and an address, or a URL that begins with https://',
    })
    .describe('Where to report a security problem: mailto: and an address, or an https:// URL.'),
  referencePrefix: referencePrefix.describe(
    'What references of new enquiries begin with: `GH` of GH-7K3M-Q2XA.',
  ),
  whatsapp: z
    .strictObject({
      url: z.url().describe('https://wa.me/ and the number, digits only.'),
      label: line(60).describe(
        'The words of the link on the contact page, and the name of the floating one.',
      ),
    })
    .describe('The floating link to a chat on WhatsApp.'),
  addresses: z.strictObject({
    footer: z.array(line(60)).min(2).describe('In the footer of every page and every email.'),
    letters: z
      .array(line(60))
      .min(2)
      .describe('On the contact page, for letters, at the place with `address: letters`.'),
    places: z
      .array(
        z.strictObject({
          role: line(20).describe('What is there, such as "Head office".'),
          city: line(24),
          country: line(40),
          address: z
            .enum(['footer', 'letters'])
            .optional()
            .describe('Which of the two addresses it has. The one for letters is shown only here.'),
          longitude: z.number().min(-180).max(180).describe('Degrees, negative in the west.'),
          latitude: z.number().min(-55).max(75).describe('Degrees, negative in the south.'),
        }),
      )
      .min(1)
      .max(5)
      .optional()
      .describe('What is where, on the map of the contact page and below it.'),
  }),
  map: z
    .strictObject({
      city: line(40).describe('Named in the sentence about the map.'),
      country: line(40).describe('Named in the sentence about the map.'),
      embedUrl: z
        .url()
        .describe(
          'The URL of the embedded map: the address in the HTML that its Share menu gives.',
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
    host: z.url().describe('Where the player comes from.'),
  }),
  social: z.array(z.strictObject({ name: line(24), url: z.url() })).min(1),
});
export type Company = z.infer<typeof company>;
