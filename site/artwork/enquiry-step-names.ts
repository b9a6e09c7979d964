/** The drawings of an enquiry's steps. This file imports no components, so Node can load it. */
export const enquiryStepNames = ['reference', 'reply', 'quote', 'start'] as const;

export type EnquiryStepName = (typeof enquiryStepNames)[number];
