import { type RefObject, useCallback, useEffect, useState } from 'react';

/** What is chosen as it is shown, '' for nothing; `terms` is its price and delivery. */
export type Chosen = { service: string; package: string; terms: string };

/** By service: its terms, such as "from £750, 28 days", and those of each package it is sold in. */
export type Offers = Record<string, { terms: string; packages: Record<string, string> }>;

/**
 * Preselects the service and package named in the address, and offers only the packages that the
 * chosen service is sold in. Returns what is chosen, and how to take it back.
 */
export function useChosenService(
  root: RefObject<HTMLElement | null>,
  offers: Offers,
): { chosen: Chosen; remove: () => void } {
  const [chosen, setChosen] = useState<Chosen>({ service: '', package: '', terms: '' });

  const offer = useCallback(() => {
    const selects = findSelects(root.current);
    if (!selects) return;
    const [service, tier] = selects;
    const offer = offers[service.value];
    offerPackages(tier, Object.keys(offer?.packages ?? {}));
    setChosen({
      service: shown(service),
      package: shown(tier),
      terms: offer?.packages[tier.value] ?? offer?.terms ?? '',
    });
  }, [root, offers]);

  useEffect(() => {
    const form = root.current?.querySelector('form');
    const selects = findSelects(root.current);
    if (!form || !selects) return;
    const query = new URLSearchParams(location.search);
    const [service, tier] = selects;
    if (service.value === '') choose(service, query.get('service'));
    if (tier.value === '') choose(tier, query.get('package'));
    const message = form.elements.namedItem('message');
    if (message instanceof HTMLTextAreaElement) message.value ||= query.get('message') ?? '';
    offer();
    // A reset form has its old values until the event is over.
    const afterReset = () => setTimeout(offer);
    form.addEventListener('change', offer);
    form.addEventListener('reset', afterReset);
    return () => {
      form.removeEventListener('change', offer);
      form.removeEventListener('reset', afterReset);
    };
  }, [root, offer]);

  const remove = () => {
    const [service, tier] = findSelects(root.current) ?? [];
    if (!service || !tier) return;
    service.value = '';
    tier.value = '';
    offer();
    service.focus();
  };
  return { chosen, remove };
}

function findSelects(root: HTMLElement | null): [HTMLSelectElement, HTMLSelectElement] | null {
  const elements = root?.querySelector('form')?.elements;
  const service = elements?.namedItem('service');
  const tier = elements?.namedItem('package');
  return service instanceof HTMLSelectElement && tier instanceof HTMLSelectElement
    ? [service, tier]
    : null;
}

function offerPackages(tier: HTMLSelectElement, offered: string[]): void {
  for (const option of tier.options) {
    option.hidden = option.value !== '' && !offered.includes(option.value);
    option.disabled = option.hidden;
  }
  if (!offered.includes(tier.value)) tier.value = '';
  const field = tier.closest<HTMLElement>('.field');
  if (field) field.hidden = offered.length === 0;
}

function shown(select: HTMLSelectElement): string {
  return select.value === '' ? '' : (select.selectedOptions[0]?.label ?? '');
}

function choose(select: HTMLSelectElement, value: string | null): void {
  if (value && [...select.options].some((option) => option.value === value)) select.value = value;
}
