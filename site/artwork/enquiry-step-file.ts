import { type ComponentType, createElement } from 'react';
import type { EnquiryStepName } from './enquiry-step-names.ts';
import { FirstDay } from './enquiry-steps/FirstDay.tsx';
import { QuoteSheet } from './enquiry-steps/QuoteSheet.tsx';
import { ReferenceSlip } from './enquiry-steps/ReferenceSlip.tsx';
import { ReplyLetter } from './enquiry-steps/ReplyLetter.tsx';
import { svgFile } from './svg-file.ts';

/**
 * Draws one step of an enquiry as a standalone SVG file. The slip shows `reference`, such as
 * GH-7K3M-Q2XA.
 */
export function enquiryStepFile(name: EnquiryStepName, reference: string): Promise<string> {
  const frame = { viewBox: '0 0 160 88', width: 160, height: 88 };
  return svgFile(createElement(drawings[name], { reference }), frame);
}

const drawings: Record<EnquiryStepName, ComponentType<{ reference: string }>> = {
  reference: ReferenceSlip,
  reply: ReplyLetter,
  quote: QuoteSheet,
  start: FirstDay,
};
