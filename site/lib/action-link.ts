import { enquiryPath } from '../../contract/paths.ts';
import type { Action } from '../schemas/common.ts';

export type ActionLink = {
  label: string;
  href: string;
  /** A note under an order button which says that nothing is paid yet. */
  note?: string | undefined;
};

export type ActionContext = {
  email: string;
  service?: string | undefined;
  note?: string | undefined;
};

/** Turns an action in the content into a link. */
export function actionLink(action: Action, { email, service, note }: ActionContext): ActionLink {
  const { label } = action;
  switch (action.kind) {
    case 'order': {
      const asked = action.service ?? (action.message === undefined ? service : undefined);
      return {
        label,
        href: enquiryPath({ items: asked ? [asked] : [], message: action.message }),
        note,
      };
    }
    case 'mail':
      return {
        label,
        href: `mailto:${email}?subject=${encodeURIComponent(action.subject)}`,
        note,
      };
    case 'page':
      return { label, href: action.path };
  }
}
