import type { MenuDraft, MenuEntry, MenuVersion } from '@litometr/api-contract';

/** A top-level entry that links to the dashboard. */
export function menuEntryOf(key: string, more: Partial<MenuEntry> = {}): MenuEntry {
  return {
    key,
    parent: null,
    type: 'item',
    name: key,
    path: `/app/${key}`,
    component: 'Dashboard',
    icon: null,
    required_role: 'user',
    default_expanded: false,
    display_names: { ru: key },
    titles: {},
    ...more,
  };
}

export const menuGroupOf = (key: string, more: Partial<MenuEntry> = {}): MenuEntry =>
  menuEntryOf(key, { type: 'group', path: null, component: null, ...more });

export const menuLineOf = (key: string, more: Partial<MenuEntry> = {}): MenuEntry =>
  menuEntryOf(key, {
    type: 'separator',
    path: null,
    component: null,
    required_role: null,
    display_names: { ru: 'Разделитель' },
    ...more,
  });

/** The menu that a new store starts with, and a line. */
export function menuEntries(): MenuEntry[] {
  return [
    menuEntryOf('dashboard', {
      icon: 'dashboard',
      display_names: { ru: 'Обзор', en: 'Overview', fa: 'نمای کلی', 'zh-CN': '概览' },
    }),
    menuLineOf('line'),
    menuGroupOf('management', {
      icon: 'management',
      required_role: 'moderator',
      default_expanded: true,
      display_names: { ru: 'Управление', en: 'Management', fa: 'مدیریت', 'zh-CN': '管理' },
    }),
    menuEntryOf('parsers', {
      parent: 'management',
      component: 'ParserStatusView',
      icon: 'parsers',
      required_role: 'moderator',
      display_names: { ru: 'Статус парсеров', en: 'Parser status', fa: 'وضعیت گردآورنده‌ها' },
    }),
    menuEntryOf('menu', {
      parent: 'management',
      component: 'MenuManager',
      icon: 'menu',
      required_role: 'admin',
      display_names: { ru: 'Менеджер меню', en: 'Menu manager', fa: 'مدیریت منو' },
    }),
  ];
}

export const menuVersionOf = (
  version: number,
  items = menuEntries(),
  more: Partial<MenuVersion> = {},
): MenuVersion => ({
  version,
  origin: version === 1 ? 'default' : 'edited',
  author: version === 1 ? null : 'admin',
  created_at: `2026-11-${String(10 + version)}T09:30:00.000Z`,
  items,
  ...more,
});

export const menuDraftOf = (items = menuEntries(), more: Partial<MenuDraft> = {}): MenuDraft => ({
  revision: 3,
  base_version: 2,
  author: 'admin',
  updated_at: '2026-11-20T09:30:00.000Z',
  items,
  problems: [],
  ...more,
});
