import {
  changedFields,
  type MenuChange,
  type MenuEntry,
  menuChanges,
} from '@litometr/api-contract';
import { Badge, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import * as css from './MenuManager.css.ts';
import { type MenuWords, useMenuWords } from './useMenuWords.ts';
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

/** What differs between two menus, entry by entry. */
export function ChangeList({ label, before, after }: ChangeListProps) {
  const { formatMessage: t } = useIntl();
  const words = useMenuWords();
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
              <strong className={css.changeName}>{entry && words.name(entry)}</strong>
            </span>
            <ChangedFields change={change} after={after} words={words} />
          </li>
        );
      })}
    </ul>
  );
}

interface ChangedFieldsProps {
  change: MenuChange;
  after: readonly MenuEntry[];
  words: MenuWords;
}

/** The fields of a changed entry, as they were and as they are. */
function ChangedFields({ change, after, words }: ChangedFieldsProps) {
  const { formatMessage: t } = useIntl();
  const { before: was, after: is, kinds: how } = change;
  if (was === null || is === null) return null;
  const parent = after.find(({ key }) => key === is.parent);
  return (
    <dl className={css.changeFields}>
      {how.includes('moved') && (
        <div>
          <dt>{t(messages.within)}</dt>
          <dd>{parent === undefined ? t(messages.top) : words.name(parent)}</dd>
        </div>
      )}
      {changedFields(was, is).map((field) => (
        <div key={field}>
          <dt>{words.field(field)}</dt>
          <dd className={css.wasAndIs}>
            <del dir="auto">{words.value(field, was)}</del>
            <ins dir="auto">{words.value(field, is)}</ins>
          </dd>
        </div>
      ))}
    </dl>
  );
}
