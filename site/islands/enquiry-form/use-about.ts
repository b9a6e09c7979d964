import { type RefObject, useEffect, useState } from 'react';
import type { Catalogue } from '../../../contract/plan.ts';
import { readPlan } from '../plan/stored-plan.ts';
import type { Service } from './chosen-terms.ts';
import { readDraft } from './draft.ts';

/** The slugs chosen in the form's lists, or '' for none. */
export type About = { service: string; package: string };

export const nothing: About = { service: '', package: '' };

/**
 * Returns the chosen service and package, whether the server, the visitor or the browser selected
 * them or the draft keeps them, and the message from the URL.
 */
export function useAbout(form: RefObject<HTMLFormElement | null>, catalogue: Catalogue) {
  const [about, setAbout] = useState(nothing);
  const [message, setMessage] = useState('');

  const choose = (wanted: About) => setAbout(known(wanted, catalogue));

  useEffect(() => {
    const read = () => setAbout(known(inForm(form.current), catalogue));
    const asked = new URLSearchParams(location.search);
    const isNamed = inForm(form.current).service !== '' || named.some((field) => asked.has(field));
    if (isNamed) read();
    else if (readPlan().length === 0) setAbout(known(valuesOf(readDraft()), catalogue));
    setMessage(asked.get('message') ?? '');
    // Some browsers restore form values after this effect has run.
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, [form, catalogue]);

  return { about, chosen: serviceOf(about, catalogue), message, choose };
}

/** With one of these, the URL decides what the enquiry is about. */
const named = ['item', 'service', 'message'];

function inForm(form: HTMLFormElement | null): About {
  return valuesOf(form ? new FormData(form) : new URLSearchParams());
}

function valuesOf(fields: FormData | URLSearchParams): About {
  const value = (name: string) => String(fields.get(name) ?? '');
  return { service: value('service'), package: value('package') };
}

/** Removes a service or package that isn't in the catalogue. */
function known(wanted: About, catalogue: Catalogue): About {
  const service = serviceOf(wanted, catalogue);
  if (!service) return nothing;
  const isSold = Object.hasOwn(service.packages, wanted.package);
  return { service: wanted.service, package: isSold ? wanted.package : '' };
}

function serviceOf({ service }: About, catalogue: Catalogue): Service | undefined {
  return Object.hasOwn(catalogue, service) ? catalogue[service] : undefined;
}
