import type { Service } from '../schemas/service.ts';
import type { InterfaceWords } from '../schemas/site.ts';
import type { ServiceCardProps } from '../sections/ServiceCard.tsx';
import { formatCount } from './format-count.ts';
import { formatMoney } from './format-money.ts';

/** A service as its card shows it: "from £750", "28 days". */
export function serviceCard(service: Service, words: InterfaceWords): ServiceCardProps {
  const { name, summary, scene, path, price, days, popular } = service;
  return {
    name,
    summary,
    scene,
    path,
    price: { label: words.from, value: formatMoney(price) },
    delivery: { label: words.delivery, value: formatCount(days, words.days) },
    badge: popular ? words.popular : undefined,
  };
}
