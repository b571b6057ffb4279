// What a screen is, and the public part of THE screen table; the areas' part is areaScreens.ts, both are screenTable.ts.
// The table drives router, menus, guards, titles, prefetch and the role × route tests (spec section 2, domain.md section 5).
import type { ReactNode } from 'react';
import { type LazyView, lazyView } from './bind/lazyView.ts';

export type Area = 'public' | 'account' | 'liquidity' | 'organization';

export interface Screen {
  readonly path: string;
  readonly area: Area;
  /** The h1; the document title is «h1 · Меридиан». */
  readonly title: string;
  /** Menu group; screens without one are reached from a list. */
  readonly group?: string;
  /** Addresses of records that its list leads to, where they do not stand below its own. */
  readonly records?: readonly string[];
  /** Rendered to HTML by the build and hydrated. */
  readonly prerendered?: true;
  /** Stands without the frame of its area (the demo's page of the kit). */
  readonly bare?: true;
  /** A frame in place of that of its area; screens that share one keep it from one to the other. */
  readonly frame?: LazyView<{ title: string; children: ReactNode }>;
  readonly view: LazyView;
}

const form = lazyView(() => import('./layouts/FormLayout.tsx'));
const messagesFrame = lazyView(() => import('./layouts/MessagesLayout.tsx'));
const login = lazyView(() => import('./areas/public/Login.tsx'));
const recovery = lazyView(() => import('./areas/public/ForgotPassword.tsx'));
const application = lazyView(() => import('./areas/public/Application.tsx'));
const messages = lazyView(() => import('./areas/public/Messages.tsx'));
const register = lazyView(() => import('./areas/public/Register.tsx'));
/** One view for both steps: what was typed and picked lives in it. */
const participant = lazyView(() => import('./areas/public/RegisterParticipant.tsx'));
const provider = lazyView(() => import('./areas/public/RegisterProvider.tsx'));

/** The screens outside the areas. */
export const publicScreens: readonly Screen[] = [
  { path: '/', area: 'public', title: 'Регистрация', prerendered: true, view: register },
  { path: '/login', area: 'public', title: 'Вход', prerendered: true, view: login },
  { path: '/forgot-password', area: 'public', title: 'Восстановление пароля', prerendered: true, view: recovery },
  { path: '/registr-company', area: 'public', title: 'Данные компании', frame: form, view: participant },
  { path: '/registr-entry-details', area: 'public', title: 'Данные для входа', frame: form, view: participant },
  { path: '/registr-liquidity', area: 'public', title: 'Данные поставщика ликвидности', frame: form, view: provider },
  { path: '/registr-entry-details-liquidity', area: 'public', title: 'Данные для входа', frame: form, view: provider },
  { path: '/registr-application', area: 'public', title: 'Заявка отправлена', frame: form, view: application },
  { path: '/registr-message', area: 'public', title: 'Сообщения', frame: messagesFrame, view: messages },
  { path: '/registr-message/:id', area: 'public', title: 'Сообщения', frame: messagesFrame, view: messages },
];

/** The screen of a path in `table`; static parts win over `:id`, a trailing slash and the case of letters do not matter. */
export function screenAt(table: readonly Screen[], path: string): Screen | undefined {
  const found = table.filter((screen) => pattern(screen.path).test(path));
  return found.find((screen) => !screen.path.includes(':')) ?? found[0];
}

const patterns = new Map<string, RegExp>();

function pattern(path: string): RegExp {
  const known = patterns.get(path);
  if (known) return known;
  const made = new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}/?$`.replace('^//?$', '^/$'), 'i');
  patterns.set(path, made);
  return made;
}

/** The area an address belongs to, whether or not a screen stands there. */
export function areaOfPath(path: string): Area {
  const [, first] = path.toLowerCase().match(/^\/(account|liquidity|organization)(?:\/|$)/) ?? [];
  return first === 'account' || first === 'liquidity' || first === 'organization' ? first : 'public';
}
