import { InspectorBenefits } from './InspectorBenefits.tsx';
import { InspectorHero } from './InspectorHero.tsx';
import { ResultsBenefits } from './ResultsBenefits.tsx';
import { ResultsHero } from './ResultsHero.tsx';

/** Pages with packages are about these two; the styles of all five would be a tenth of such a page. */
export const packagedWorlds = {
  seo: { Hero: ResultsHero, Benefits: ResultsBenefits },
  web: { Hero: InspectorHero, Benefits: InspectorBenefits },
};
