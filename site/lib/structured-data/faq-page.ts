import type { FAQPage } from 'schema-dts';
import type { Question } from '../../schemas/common.ts';

/** Describes all questions of a page, in page order. */
export function faqPage(questions: readonly Question[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
