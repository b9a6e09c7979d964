import type { DiagramName } from './diagram-names.ts';
import type { Diagram } from './diagram-parts/diagram.ts';
import { AcosBreakEven } from './diagrams/AcosBreakEven.tsx';
import { EmailSubjectLineTests } from './diagrams/EmailSubjectLineTests.tsx';
import { KeywordResearchShop } from './diagrams/KeywordResearchShop.tsx';
import { LandedCostChina } from './diagrams/LandedCostChina.tsx';
import { LocalSeoMapPack } from './diagrams/LocalSeoMapPack.tsx';
import { NameAddressPhone } from './diagrams/NameAddressPhone.tsx';
import { NegativeKeywords } from './diagrams/NegativeKeywords.tsx';
import { ProductDescriptionStructure } from './diagrams/ProductDescriptionStructure.tsx';
import { QualityInspectionAql } from './diagrams/QualityInspectionAql.tsx';
import { TechnicalAuditOrder } from './diagrams/TechnicalAuditOrder.tsx';
import { WhiteHatLinks } from './diagrams/WhiteHatLinks.tsx';
import { WordpressOrNextjs } from './diagrams/WordpressOrNextjs.tsx';

/** Each article's diagram with its frames. */
export const diagrams: Record<DiagramName, Diagram> = {
  'local-seo-map-pack': {
    Drawing: LocalSeoMapPack,
    wide: [740, 420],
    tall: [380, 780],
    card: '0 56 380 253',
  },
  'name-address-phone-consistency': {
    Drawing: NameAddressPhone,
    wide: [740, 460],
    tall: [380, 860],
    card: '0 174 380 253',
  },
  'technical-audit-order': {
    Drawing: TechnicalAuditOrder,
    wide: [740, 500],
    tall: [380, 750],
    card: '0 57 380 253',
  },
  'white-hat-links': {
    Drawing: WhiteHatLinks,
    wide: [740, 530],
    tall: [380, 776],
    card: '0 0 380 253',
  },
  'keyword-research-shop': {
    Drawing: KeywordResearchShop,
    wide: [740, 480],
    tall: [380, 560],
    card: '0 212 380 253',
  },
  'wordpress-or-nextjs': {
    Drawing: WordpressOrNextjs,
    wide: [740, 630],
    tall: [380, 950],
    card: '5 0 370 247',
  },
  'acos-break-even': {
    Drawing: AcosBreakEven,
    wide: [740, 470],
    tall: [380, 620],
    card: '0 124 380 253',
  },
  'negative-keywords-weekly': {
    Drawing: NegativeKeywords,
    wide: [740, 480],
    tall: [380, 680],
    card: '0 424 380 253',
  },
  'product-description-structure': {
    Drawing: ProductDescriptionStructure,
    wide: [740, 540],
    tall: [380, 920],
    card: '0 0 380 253',
  },
  'email-subject-line-tests': {
    Drawing: EmailSubjectLineTests,
    wide: [740, 480],
    tall: [380, 640],
    card: '0 206 380 253',
  },
  'landed-cost-china': {
    Drawing: LandedCostChina,
    wide: [740, 500],
    tall: [380, 640],
    card: '0 110 380 253',
  },
  'quality-inspection-aql': {
    Drawing: QualityInspectionAql,
    wide: [740, 470],
    tall: [380, 800],
    card: '0 336 380 253',
  },
};
