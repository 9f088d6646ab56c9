import type { Locale } from './locales.ts';
import { valuesOf } from './registry.ts';
import type { Role } from './roles.ts';

interface MenuEntryFacts {
  /** Name of the entry in the server's menu. */
  readonly name: string;
  /** Name in the dashboard's set of menu icons. */
  readonly icon: string;
  /** The lowest role that sees the entry; its address is 'not found' for roles below. */
  readonly requiredRole: Role;
  readonly displayNames: Readonly<Record<Locale, string>>;
}

/** A group of the menu that a new store starts with. */
export type ScreenGroup = MenuEntryFacts;

/** A screen that entries of the server's menu may lead to. */
export interface ScreenFacts extends MenuEntryFacts {
  /** Component key: the dashboard has a page for it. Stored in menus, never changed. */
  readonly key: string;
  readonly path: string;
  /** Name of its group in the default menu; null at the top level. */
  readonly group: string | null;
}

/** The groups of the default menu, below its entries at the top level. */
export const screenGroups = [
  {
    name: 'management',
    icon: 'management',
    requiredRole: 'moderator',
    displayNames: {
      ru: 'Управление',
      en: 'Management',
      es: 'Gestión',
      fa: 'مدیریت',
      'pt-BR': 'Gestão',
      'zh-CN': '管理',
    },
  },
] as const satisfies readonly ScreenGroup[];

/**
 * The screens in the order of the default menu. Stores whose menu was never edited take a new one over at
 * the next start.
 */
export const screenRegistry = [
  {
    key: 'Dashboard',
    name: 'dashboard',
    path: '/app/dashboard',
    group: null,
    icon: 'dashboard',
    requiredRole: 'user',
    displayNames: {
      ru: 'Обзор',
      en: 'Overview',
      es: 'Resumen',
      fa: 'نمای کلی',
      'pt-BR': 'Visão geral',
      'zh-CN': '概览',
    },
  },
  {
    key: 'ParserStatusView',
    name: 'parsers',
    path: '/app/parsers',
    group: 'management',
    icon: 'parsers',
    requiredRole: 'moderator',
    displayNames: {
      ru: 'Статус парсеров',
      en: 'Parser status',
      es: 'Estado de los recolectores',
      fa: 'وضعیت گردآورنده‌ها',
      'pt-BR': 'Status dos coletores',
      'zh-CN': '采集状态',
    },
  },
  {
    key: 'MenuManager',
    name: 'menu-manager',
    path: '/app/menu',
    group: 'management',
    icon: 'menu',
    requiredRole: 'admin',
    displayNames: {
      ru: 'Менеджер меню',
      en: 'Menu manager',
      es: 'Gestor del menú',
      fa: 'مدیریت منو',
      'pt-BR': 'Gerenciador de menu',
      'zh-CN': '菜单管理',
    },
  },
  {
    key: 'UserManager',
    name: 'users',
    path: '/app/users',
    group: 'management',
    icon: 'users',
    requiredRole: 'admin',
    displayNames: {
      ru: 'Пользователи',
      en: 'Users',
      es: 'Usuarios',
      fa: 'کاربران',
      'pt-BR': 'Usuários',
      'zh-CN': '用户',
    },
  },
  {
    key: 'AuditLog',
    name: 'audit',
    path: '/app/audit',
    group: 'management',
    icon: 'audit',
    requiredRole: 'admin',
    displayNames: {
      ru: 'Журнал действий',
      en: 'Audit log',
      es: 'Registro de acciones',
      fa: 'گزارش رویدادها',
      'pt-BR': 'Registro de ações',
      'zh-CN': '操作日志',
    },
  },
] as const satisfies readonly ScreenFacts[];

export const screenKeys = valuesOf(screenRegistry, 'key');
export type ScreenKey = (typeof screenKeys)[number];

export const isScreenKey = (value: string | null): value is ScreenKey =>
  screenKeys.some((key) => key === value);
