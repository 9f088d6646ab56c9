import {
  changedFields,
  type MenuChange,
  type MenuEntry,
  menuChanges,
} from '@litometr/api-contract';
import { locales } from '@litometr/domain';
import { Badge, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import * as css from './MenuManager.css.ts';
import { type MenuText, useMenuText } from './useMenuText.ts';
import { versionMessages as messages } from './versions.messages.ts';

const kinds = {
  added: { tone: 'success', label: messages.added },
  removed: { tone: 'danger', label: messages.removed },
  moved: { tone: 'info', label: messages.moved },
  changed: { tone: 'warning', label: messages.changed },
} as const;

export interface ChangeListProps {
  label: string;
  before: readonly MenuEntry[];
  after: readonly MenuEntry[];
}

/** Differences between two menus, entry by entry. */
export function ChangeList({ label, before, after }: ChangeListProps) {
  const { formatMessage: t } = useIntl();
  const menuText = useMenuText();
  const changes = menuChanges(before, after);
  if (changes.length === 0) return <Text tone="secondary">{t(messages.nothing)}</Text>;
  return (
    <ul className={css.list} aria-label={label}>
      {changes.map((change) => {
        const entry = change.after ?? change.before;
        return (
          <li key={change.key} className={css.changeRow}>
            <span className={css.changeHead}>
              {change.kinds.map((kind) => (
                <Badge key={kind} tone={kinds[kind].tone}>
                  {t(kinds[kind].label)}
                </Badge>
              ))}
              <strong className={css.changeName}>{entry && menuText.name(entry)}</strong>
            </span>
            <ChangedFields change={change} after={after} menuText={menuText} />
          </li>
        );
      })}
    </ul>
  );
}

interface ChangedFieldsProps {
  change: MenuChange;
  after: readonly MenuEntry[];
  menuText: MenuText;
}

/** The fields of a changed entry, as they were and as they are. */
function ChangedFields({ change, after, menuText }: ChangedFieldsProps) {
  const { formatMessage: t } = useIntl();
  const { before: was, after: is, kinds: how } = change;
  if (was === null || is === null) return null;
  const parent = after.find(({ key }) => key === is.parent);
  return (
    <dl className={css.changeFields}>
      {how.includes('moved') && (
        <div>
          <dt>{t(messages.within)}</dt>
          <dd>{parent === undefined ? t(messages.top) : menuText.name(parent)}</dd>
        </div>
      )}
      {valuesOf(was, is, menuText).map(({ label, from, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={css.wasAndIs}>
            <del dir="auto">{from || t(messages.empty)}</del>
            <ins dir="auto">{to || t(messages.empty)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface ChangedValue {
  label: string;
  from: string;
  to: string;
}

/** Each changed field with its two values; names one by one, language by language. */
function valuesOf(was: MenuEntry, is: MenuEntry, menuText: MenuText): ChangedValue[] {
  return changedFields(was, is).flatMap((field): ChangedValue[] => {
    if (field !== 'display_names' && field !== 'titles') {
      return [
        {
          label: menuText.field(field),
          from: menuText.value(field, was),
          to: menuText.value(field, is),
        },
      ];
    }
    return locales
      .filter((locale) => was[field][locale] !== is[field][locale])
      .map((locale) => ({
        label: menuText.fieldIn(field, locale),
        from: was[field][locale] ?? '',
        to: is[field][locale] ?? '',
      }));
  });
}
