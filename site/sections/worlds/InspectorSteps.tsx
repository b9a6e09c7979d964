import type { Steps } from '../../schemas/common.ts';
import { HowItWorks } from '../HowItWorks.tsx';

/** Web development: the plan, the preview and the live website. */
export function InspectorSteps(props: Steps) {
  return <HowItWorks {...props} category="web" drawing={props.drawing ?? 'steps-web'} />;
}
