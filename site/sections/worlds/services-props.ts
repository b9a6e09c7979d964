import type { CardSectionProps } from '../CardSection.tsx';

export type ServicesProps = Pick<CardSectionProps, 'heading' | 'lead' | 'cards' | 'more' | 'terms'>;
