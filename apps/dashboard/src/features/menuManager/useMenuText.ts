import type { MenuEntry, MenuField, MenuProblem } from '@litometr/api-contract';
import { type Role, roleRank } from '@litometr/auth-machine';
import { DEFAULT_LOCALE, isLocale, type Locale, localeName } from '@litometr/domain';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { roleMessages } from '../../domain/role.messages.ts';
import type { MenuIconName } from '../../shell/menuIcons.ts';
import { checkMessages as checks } from './checks.messages.ts';
import { formMessages as form, menuMessages as messages } from './menuManager.messages.ts';
import type { FieldFault } from './model/faults.ts';
import { nameIn } from './model/preview.ts';
import { versionMessages as versions } from './versions.messages.ts';

const typeNames = {
  item: messages.item,
  group: messages.group,
  separator: messages.separator,
} as const satisfies Record<MenuEntry['type'], MessageDescriptor>;

const fieldNames = {
  type: form.type,
  name: form.name,
  path: form.path,
  component: form.component,
  icon: form.icon,
  required_role: form.role,
  default_expanded: form.expanded,
  display_names: form.displayName,
  titles: form.pageTitle,
} as const satisfies Record<MenuField, MessageDescriptor>;

const iconNames = {
  dashboard: form.iconDashboard,
  management: form.iconManagement,
  parsers: form.iconParsers,
  menu: form.iconMenu,
  users: form.iconUsers,
  audit: form.iconAudit,
  books: form.iconBooks,
  calendar: form.iconCalendar,
  chart: form.iconChart,
  document: form.iconDocument,
  shield: form.iconShield,
  star: form.iconStar,
  tags: form.iconTags,
  top: form.iconTop,
} as const satisfies Record<MenuIconName, MessageDescriptor>;

const plainProblems = {
  duplicate_key: checks.duplicateKey,
  base_route: checks.baseRoute,
  unknown_parent: checks.unknownParent,
  separator_parent: checks.separatorParent,
  too_deep: checks.tooDeep,
  cycle: checks.cycle,
  stray_separator: checks.straySeparator,
  no_path: checks.noPath,
  needless_path: checks.needlessPath,
  empty_group: checks.emptyGroup,
  unknown_component: checks.unknownComponent,
  unknown_role: checks.unknownRole,
} as const satisfies Partial<Record<MenuProblem['kind'], MessageDescriptor>>;

export const isKnownRole = (role: string): role is Role => Object.hasOwn(roleRank, role);

/** Returns the texts of a menu: names of entries and fields, and their problems. */
export function useMenuText() {
  const intl = useIntl();
  const { formatMessage: t } = intl;
  const locale: Locale = isLocale(intl.locale) ? intl.locale : DEFAULT_LOCALE;
  const name = (entry: MenuEntry) => {
    if (entry.type === 'separator') return t(messages.separator);
    return nameIn(entry, locale).trim() || entry.name.trim() || t(messages.untitled);
  };
  const role = (id: Role) => t(roleMessages[id]);
  return {
    locale,
    name,
    role,
    type: (type: MenuEntry['type']) => t(typeNames[type]),
    icon: (icon: MenuIconName) => t(iconNames[icon]),
    field: (field: MenuField) => t(fieldNames[field]),
    /** A name's label with its language. */
    fieldIn: (field: MenuField, of: Locale) =>
      t(form.ofLanguage, { field: t(fieldNames[field]), language: localeName(of) }),
    /** Who sees an entry. */
    audience(required: string | null): string {
      if (required === null) return t(form.anyone);
      if (!isKnownRole(required)) return t(form.unknownRole, { role: required });
      return required === 'admin' ? t(form.onlyAdmin) : t(form.atLeast, { role: role(required) });
    },
    problem({ kind, other }: MenuProblem, entries: readonly MenuEntry[]): string {
      const clash = entries.find(({ key }) => key === other);
      const named = { other: clash === undefined ? (other ?? '') : name(clash) };
      if (kind === 'duplicate_name') return t(checks.duplicateName, named);
      if (kind === 'duplicate_path') return t(checks.duplicatePath, named);
      return t(plainProblems[kind]);
    },
    fault({ field, locale: of }: FieldFault): string {
      const named = isLocale(of) ? this.fieldIn(field, of) : t(fieldNames[field]);
      return t(checks.field, { field: named });
    },
    /**
     * Returns the value of a field as text, empty where it is absent. Names are listed by language.
     */
    value(field: Exclude<MenuField, 'display_names' | 'titles'>, entry: MenuEntry): string {
      switch (field) {
        case 'type':
          return t(typeNames[entry.type]);
        case 'required_role':
          return this.audience(entry.required_role);
        case 'default_expanded':
          return t(entry.default_expanded ? versions.yes : versions.no);
        case 'name':
        case 'path':
        case 'component':
        case 'icon':
          return entry[field] ?? '';
        default:
          return field satisfies never;
      }
    },
  };
}

export type MenuText = ReturnType<typeof useMenuText>;
