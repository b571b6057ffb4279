// Menus of the three areas, built from the route table: ordered groups with icons; a group of one screen is a plain link.
import {
  Banknote,
  BookOpen,
  Building2,
  Globe,
  Handshake,
  House,
  Inbox,
  type LucideIcon,
  MessageSquare,
  ScrollText,
  ShieldCheck,
  Users,
  Wallet,
} from 'lucide-react';
import { areaScreens } from '../../routes.ts';
import { normalizePath, type Area } from '../../../routing/areas.ts';
import type { Screen } from '../../../hooks/core/screen.ts';

export interface MenuGroup {
  readonly title: string;
  readonly icon: LucideIcon;
  /** With one screen the group itself is the link. */
  readonly screens: readonly Screen[];
}

/** Order and icon of the groups named in the screen table. */
const groupIcons: Readonly<Record<string, LucideIcon>> = {
  Главная: House,
  Входящие: Inbox,
  Организация: Building2,
  Клиенты: Users,
  Сделки: Handshake,
  Платежи: Banknote,
  Комплаенс: ShieldCheck,
  Кошельки: Wallet,
  Операции: ScrollText,
  Реестры: ScrollText,
  ВЭД: Globe,
  Поддержка: MessageSquare,
  Профиль: Building2,
};

/** Groups whose screens are listed directly in the menu. */
const flat: Readonly<Record<string, LucideIcon>> = { 'Чат поддержки': MessageSquare, 'Справочный центр': BookOpen };

const menus = new Map<Area, readonly MenuGroup[]>();

/** Non-empty menu groups of an area; memoized, so the objects are stable. */
export function getMenu(area: Area): readonly MenuGroup[] {
  const known = menus.get(area) ?? groupsOf(area);
  menus.set(area, known);
  return known;
}

function groupsOf(area: Area): readonly MenuGroup[] {
  const own = areaScreens.filter((screen) => screen.area === area && screen.group !== undefined);
  return Object.entries(groupIcons).flatMap(([group, icon]) => {
    const members = own.filter((screen) => screen.group === group);
    if (members.length > 1 && group !== 'Поддержка') return [{ title: group, icon, screens: members }];
    return members.map((screen) => ({ title: screen.title, icon: flat[screen.title] ?? icon, screens: [screen] }));
  });
}

/** The four groups of the bottom bar on a phone; the rest is under «Ещё». */
export function getBottomBar(area: Area): readonly MenuGroup[] {
  const preferred = ['Главная', 'Входящие', 'Сделки', 'Платежи', 'KYT', 'Кошельки', 'Мои кошельки', 'Чат поддержки'];
  const menu = getMenu(area);
  return preferred.flatMap((title) => menu.filter((group) => group.title === title)).slice(0, 4);
}

/** Path of a group on a phone: its first screen. */
export const getGroupPath = (group: MenuGroup): string => group.screens[0]?.path ?? '/';

/** True for the screen itself and for the records it leads to. */
export function isCurrentScreen(screen: Screen, path: string): boolean {
  const here = normalizePath(path);
  const own = screen.path.toLowerCase();
  if (here === own) return true;
  const lists = own === '/organization' ? [] : [own, ...(screen.records ?? [])];
  return lists.some((list) => here.startsWith(`${list}/`));
}

/** Undefined for a screen outside the menu. */
export const findMenuGroup = (area: Area, path: string): MenuGroup | undefined =>
  getMenu(area).find((group) => group.screens.some((screen) => isCurrentScreen(screen, path)));
