import { AcosBreakEvenCard } from './diagram-cards/AcosBreakEvenCard.tsx';
import { EmailSubjectLineTestsCard } from './diagram-cards/EmailSubjectLineTestsCard.tsx';
import { KeywordResearchShopCard } from './diagram-cards/KeywordResearchShopCard.tsx';
import { LandedCostChinaCard } from './diagram-cards/LandedCostChinaCard.tsx';
import { LocalSeoMapPackCard } from './diagram-cards/LocalSeoMapPackCard.tsx';
import { NameAddressPhoneCard } from './diagram-cards/NameAddressPhoneCard.tsx';
import { NegativeKeywordsCard } from './diagram-cards/NegativeKeywordsCard.tsx';
import { PageTitlesDescriptionsCard } from './diagram-cards/PageTitlesDescriptionsCard.tsx';
import { ProductDescriptionStructureCard } from './diagram-cards/ProductDescriptionStructureCard.tsx';
import { QualityInspectionAqlCard } from './diagram-cards/QualityInspectionAqlCard.tsx';
import { TechnicalAuditOrderCard } from './diagram-cards/TechnicalAuditOrderCard.tsx';
import { WhiteHatLinksCard } from './diagram-cards/WhiteHatLinksCard.tsx';
import { WordpressOrNextjsCard } from './diagram-cards/WordpressOrNextjsCard.tsx';
import type { DiagramName } from './diagram-names.ts';
import type { Diagram } from './diagram-parts/diagram.ts';
import { AcosBreakEven } from './diagrams/AcosBreakEven.tsx';
import { EmailSubjectLineTests } from './diagrams/EmailSubjectLineTests.tsx';
import { KeywordResearchShop } from './diagrams/KeywordResearchShop.tsx';
import { LandedCostChina } from './diagrams/LandedCostChina.tsx';
import { LocalSeoMapPack } from './diagrams/LocalSeoMapPack.tsx';
import { NameAddressPhone } from './diagrams/NameAddressPhone.tsx';
import { NegativeKeywords } from './diagrams/NegativeKeywords.tsx';
import { PageTitlesDescriptions } from './diagrams/PageTitlesDescriptions.tsx';
import { ProductDescriptionStructure } from './diagrams/ProductDescriptionStructure.tsx';
import { QualityInspectionAql } from './diagrams/QualityInspectionAql.tsx';
import { TechnicalAuditOrder } from './diagrams/TechnicalAuditOrder.tsx';
import { WhiteHatLinks } from './diagrams/WhiteHatLinks.tsx';
import { WordpressOrNextjs } from './diagrams/WordpressOrNextjs.tsx';

/** Each article's diagram: its drawing, its card and the sizes of its frames. */
export const diagrams: Record<DiagramName, Diagram> = {
  'local-seo-map-pack': {
    Drawing: LocalSeoMapPack,
    wide: [740, 420],
    tall: [380, 780],
    Card: LocalSeoMapPackCard,
    focus: [-14, 70, 258],
  },
  'name-address-phone-consistency': {
    Drawing: NameAddressPhone,
    wide: [740, 460],
    tall: [380, 860],
    Card: NameAddressPhoneCard,
    focus: [-42, 12, 215],
  },
  'technical-audit-order': {
    Drawing: TechnicalAuditOrder,
    wide: [740, 500],
    tall: [380, 712],
    Card: TechnicalAuditOrderCard,
    focus: [112, -4, 260],
  },
  'white-hat-links': {
    Drawing: WhiteHatLinks,
    wide: [740, 530],
    tall: [380, 746],
    Card: WhiteHatLinksCard,
    focus: [110, 36, 249],
  },
  'keyword-research-shop': {
    Drawing: KeywordResearchShop,
    wide: [740, 480],
    tall: [380, 560],
    Card: KeywordResearchShopCard,
    focus: [-17, 18, 214],
  },
  'wordpress-or-nextjs': {
    Drawing: WordpressOrNextjs,
    wide: [740, 630],
    tall: [380, 950],
    Card: WordpressOrNextjsCard,
    focus: [-72, -48, 505],
  },
  'acos-break-even': {
    Drawing: AcosBreakEven,
    wide: [740, 470],
    tall: [380, 620],
    Card: AcosBreakEvenCard,
    focus: [99, 7, 170],
  },
  'negative-keywords-weekly': {
    Drawing: NegativeKeywords,
    wide: [740, 480],
    tall: [380, 680],
    Card: NegativeKeywordsCard,
    focus: [147, 96, 236],
  },
  'product-description-structure': {
    Drawing: ProductDescriptionStructure,
    wide: [740, 540],
    tall: [380, 920],
    Card: ProductDescriptionStructureCard,
    focus: [-5, 0, 165],
  },
  'email-subject-line-tests': {
    Drawing: EmailSubjectLineTests,
    wide: [740, 480],
    tall: [380, 640],
    Card: EmailSubjectLineTestsCard,
    focus: [196, 86, 140],
  },
  'landed-cost-china': {
    Drawing: LandedCostChina,
    wide: [740, 500],
    tall: [380, 640],
    Card: LandedCostChinaCard,
    focus: [206, 12, 170],
  },
  'quality-inspection-aql': {
    Drawing: QualityInspectionAql,
    wide: [740, 470],
    tall: [380, 800],
    Card: QualityInspectionAqlCard,
    focus: [-36, 22, 220],
  },
  'page-titles-descriptions': {
    Drawing: PageTitlesDescriptions,
    wide: [740, 430],
    tall: [380, 556],
    Card: PageTitlesDescriptionsCard,
    focus: [257, 163, 110],
  },
};
