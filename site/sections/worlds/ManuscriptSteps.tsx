import type { Steps } from '../../schemas/common.ts';
import { HowItWorks } from '../HowItWorks.tsx';

/** Copywriting: the notes, the draft and the agreed copy. */
export function ManuscriptSteps(props: Steps) {
  return <HowItWorks {...props} category="copy" drawing={props.drawing ?? 'steps-copy'} />;
}
