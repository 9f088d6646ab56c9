import type { Role } from '@litometr/api-contract';
import type { DisplayNames } from '../../postgres/schema.ts';

/**
 * The dashboard's screens that the default menu may show. Adding a screen to this list adds it to
 * the default menu: stores whose menu has never been edited take it over at the next start.
 */
const builtComponents: readonly string[] = [
  'Dashboard',
  'ParserStatusView',
  'MenuManager',
  'UserManager',
  'AuditLog',
];

interface EntryCommon {
  name: string;
  icon: string;
  requiredRole: Role;
  displayNames: Required<DisplayNames>;
}

export type DefaultEntry =
  | (EntryCommon & { type: 'item'; path: string; component: string })
  | (EntryCommon & { type: 'group'; children: DefaultEntry[] });

/** The menu that a new store starts with, once all its screens are built. */
const fullMenu: DefaultEntry[] = [
  {
    type: 'item',
    name: 'dashboard',
    path: '/app/dashboard',
    component: 'Dashboard',
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
    type: 'group',
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
    children: [
      {
        type: 'item',
        name: 'parsers',
        path: '/app/parsers',
        component: 'ParserStatusView',
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
        type: 'item',
        name: 'menu-manager',
        path: '/app/menu',
        component: 'MenuManager',
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
        type: 'item',
        name: 'users',
        path: '/app/users',
        component: 'UserManager',
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
        type: 'item',
        name: 'audit',
        path: '/app/audit',
        component: 'AuditLog',
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
    ],
  },
];

function built(entries: DefaultEntry[], components: readonly string[]): DefaultEntry[] {
  return entries.flatMap((entry): DefaultEntry[] => {
    if (entry.type === 'item') return components.includes(entry.component) ? [entry] : [];
    const children = built(entry.children, components);
    return children.length === 0 ? [] : [{ ...entry, children }];
  });
}

/** The default menu without the screens that are not built, and without groups left empty. */
export function defaultMenu(components: readonly string[] = builtComponents): DefaultEntry[] {
  return built(fullMenu, components);
}
