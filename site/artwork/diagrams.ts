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
import { AcosBreakEvenPoster } from './diagram-posters/AcosBreakEvenPoster.tsx';
import { EmailSubjectLineTestsPoster } from './diagram-posters/EmailSubjectLineTestsPoster.tsx';
import { KeywordResearchShopPoster } from './diagram-posters/KeywordResearchShopPoster.tsx';
import { LandedCostChinaPoster } from './diagram-posters/LandedCostChinaPoster.tsx';
import { LocalSeoMapPackPoster } from './diagram-posters/LocalSeoMapPackPoster.tsx';
import { NameAddressPhonePoster } from './diagram-posters/NameAddressPhonePoster.tsx';
import { NegativeKeywordsPoster } from './diagram-posters/NegativeKeywordsPoster.tsx';
import { PageTitlesDescriptionsPoster } from './diagram-posters/PageTitlesDescriptionsPoster.tsx';
import { ProductDescriptionStructurePoster } from './diagram-posters/ProductDescriptionStructurePoster.tsx';
import { QualityInspectionAqlPoster } from './diagram-posters/QualityInspectionAqlPoster.tsx';
import { TechnicalAuditOrderPoster } from './diagram-posters/TechnicalAuditOrderPoster.tsx';
import { WhiteHatLinksPoster } from './diagram-posters/WhiteHatLinksPoster.tsx';
import { WordpressOrNextjsPoster } from './diagram-posters/WordpressOrNextjsPoster.tsx';
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

/** Each article's diagram: its drawing, its card, its poster and the sizes of its frames. */
export const diagrams: Record<DiagramName, Diagram> = {
  'local-seo-map-pack': {
    Drawing: LocalSeoMapPack,
    wide: [740, 420],
    tall: [380, 780],
    Card: LocalSeoMapPackCard,
    Poster: LocalSeoMapPackPoster,
  },
  'name-address-phone-consistency': {
    Drawing: NameAddressPhone,
    wide: [740, 460],
    tall: [380, 860],
    Card: NameAddressPhoneCard,
    Poster: NameAddressPhonePoster,
    ground: 'paper2',
  },
  'technical-audit-order': {
    Drawing: TechnicalAuditOrder,
    wide: [740, 500],
    tall: [380, 712],
    Card: TechnicalAuditOrderCard,
    Poster: TechnicalAuditOrderPoster,
    ground: 'ink',
  },
  'white-hat-links': {
    Drawing: WhiteHatLinks,
    wide: [740, 530],
    tall: [380, 746],
    Card: WhiteHatLinksCard,
    Poster: WhiteHatLinksPoster,
  },
  'keyword-research-shop': {
    Drawing: KeywordResearchShop,
    wide: [740, 480],
    tall: [380, 560],
    Card: KeywordResearchShopCard,
    Poster: KeywordResearchShopPoster,
    ground: 'paper2',
  },
  'wordpress-or-nextjs': {
    Drawing: WordpressOrNextjs,
    wide: [740, 630],
    tall: [380, 950],
    Card: WordpressOrNextjsCard,
    Poster: WordpressOrNextjsPoster,
  },
  'acos-break-even': {
    Drawing: AcosBreakEven,
    wide: [740, 470],
    tall: [380, 620],
    Card: AcosBreakEvenCard,
    Poster: AcosBreakEvenPoster,
  },
  'negative-keywords-weekly': {
    Drawing: NegativeKeywords,
    wide: [740, 480],
    tall: [380, 680],
    Card: NegativeKeywordsCard,
    Poster: NegativeKeywordsPoster,
  },
  'product-description-structure': {
    Drawing: ProductDescriptionStructure,
    wide: [740, 540],
    tall: [380, 920],
    Card: ProductDescriptionStructureCard,
    Poster: ProductDescriptionStructurePoster,
  },
  'email-subject-line-tests': {
    Drawing: EmailSubjectLineTests,
    wide: [740, 480],
    tall: [380, 640],
    Card: EmailSubjectLineTestsCard,
    Poster: EmailSubjectLineTestsPoster,
  },
  'landed-cost-china': {
    Drawing: LandedCostChina,
    wide: [740, 500],
    tall: [380, 640],
    Card: LandedCostChinaCard,
    Poster: LandedCostChinaPoster,
  },
  'quality-inspection-aql': {
    Drawing: QualityInspectionAql,
    wide: [740, 470],
    tall: [380, 800],
    Card: QualityInspectionAqlCard,
    Poster: QualityInspectionAqlPoster,
  },
  'page-titles-descriptions': {
    Drawing: PageTitlesDescriptions,
    wide: [740, 430],
    tall: [380, 556],
    Card: PageTitlesDescriptionsCard,
    Poster: PageTitlesDescriptionsPoster,
  },
};
