import { enquiryPath } from '../../contract/paths.ts';
import type { Action } from '../schemas/common.ts';

export type ActionLink = { label: string; href: string };

export type ActionContext = { email: string; service?: string | undefined };

/** Where an action of the content leads. */
export function actionLink(action: Action, { email, service }: ActionContext): ActionLink {
  const { label } = action;
  switch (action.kind) {
    case 'order': {
      const asked = action.service ?? (action.message === undefined ? service : undefined);
      return {
        label,
        href: enquiryPath({ items: asked ? [asked] : [], message: action.message }),
      };
    }
    case 'mail':
      return { label, href: `mailto:${email}?subject=${encodeURIComponent(action.subject)}` };
    case 'page':
      return { label, href: action.path };
  }
}
