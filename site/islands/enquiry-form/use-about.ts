import { type RefObject, useEffect, useState } from 'react';
import { typedValues } from '../typed-values.ts';
import type { ServiceChoice, ServiceGroup } from './services.ts';

/** What the enquiry is about, by value; '' for nothing. */
export type About = { service: string; package: string };

export const nothing: About = { service: '', package: '' };

/**
 * The chosen service and package, and what the message begins with. They come from the address; what
 * the form holds already goes before: the server, the visitor or the browser has put it in.
 */
export function useAbout(form: RefObject<HTMLFormElement | null>, groups: ServiceGroup[]) {
  const [about, setAbout] = useState(nothing);
  const [message, setMessage] = useState('');

  const choose = (wanted: About) => setAbout(known(wanted, groups));

  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const read = () => setAbout(known(inForm(form.current), groups));
    const typed = inForm(form.current);
    const address = {
      service: typed.service || query.get('service') || '',
      package: typed.package || query.get('package') || '',
    };
    setAbout(known(address, groups));
    setMessage(query.get('message') ?? '');
    // Some browsers bring a choice back later than this.
    addEventListener('pageshow', read);
    return () => removeEventListener('pageshow', read);
  }, [form, groups]);

  const reset = () => {
    form.current?.reset();
    choose(inForm(form.current));
  };
  return { about, chosen: serviceOf(about, groups), message, choose, reset };
}

function inForm(form: HTMLFormElement | null): About {
  const values = form ? typedValues(form) : {};
  return { service: values['service'] ?? '', package: values['package'] ?? '' };
}

/** A service of the list, and a package that it is sold in. */
function known(wanted: About, groups: ServiceGroup[]): About {
  const service = serviceOf(wanted, groups);
  if (!service) return nothing;
  const isSold = Object.hasOwn(service.packages, wanted.package);
  return { service: service.value, package: isSold ? wanted.package : '' };
}

function serviceOf({ service }: About, groups: ServiceGroup[]): ServiceChoice | undefined {
  return groups.flatMap(({ choices }) => choices).find(({ value }) => value === service);
}
