import type { EnquiryStepName } from './enquiry-step-names.ts';

export type EnquiryStepImageProps = { name: EnquiryStepName; className?: string | undefined };

/** The drawing of a step that follows an enquiry, as a decorative image file that loads lazily. */
export function EnquiryStepImage({ name, className }: EnquiryStepImageProps) {
  return (
    <img
      className={className}
      src={`/artwork/enquiry/${name}.svg`}
      alt=""
      width={160}
      height={88}
      loading="lazy"
    />
  );
}
