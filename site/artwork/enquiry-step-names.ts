/** The drawings of what happens to an enquiry. Free of drawings, so that tools run by Node can read it. */
export const enquiryStepNames = ['reference', 'reply', 'quote', 'start'] as const;

export type EnquiryStepName = (typeof enquiryStepNames)[number];
