import type { MenuEntry, MenuField } from '@litometr/api-contract';
import { roleRank } from '@litometr/auth-machine';
import { Heading, Icon, Stack, Switch, Text } from '@litometr/ui';
import { TextField } from '@litometr/ui/form';
import { Select } from '@litometr/ui/select';
import { useIntl } from 'react-intl';
import { iconOf, menuIconNames } from '../../shell/menuIcons.ts';
import { ComponentField } from './ComponentField.tsx';
import { EntryNames } from './EntryNames.tsx';
import type { Change } from './entryChange.ts';
import * as css from './MenuManager.css.ts';
import { formMessages as messages } from './menuManager.messages.ts';
import { changed } from './model/edits.ts';
import { useMenuText } from './useMenuText.ts';
import type { Workspace } from './useWorkspace.ts';

/** Option id for null, which a list of options cannot contain. */
const NONE = 'none';

export interface EntryFormProps {
  workspace: Workspace;
  entry: MenuEntry;
  /** Component keys that the dashboard knows. */
  components: readonly string[];
}

/** The fields of an entry. */
export function EntryForm({ workspace, entry, components }: EntryFormProps) {
  const { formatMessage: t } = useIntl();
  const menuText = useMenuText();
  const { entries, checked } = workspace;
  const { key, type } = entry;
  const hasChildren = entries.now.some(({ parent }) => parent === key);
  const change: Change = (part, of) =>
    entries.change((now) => changed(now, key, part), of === undefined ? null : `${key}/${of}`);
  const types = (['item', 'group', 'separator'] as const).filter(
    (each) => each !== 'separator' || type === each || !hasChildren,
  );
  /** The first thing that is wrong with a field. */
  const faultOf = (field: MenuField, kinds: readonly string[] = []): string | undefined => {
    const fault = checked.faults.find((each) => each.key === key && each.field === field);
    if (fault?.kind === 'required') return t(messages.required);
    if (fault !== undefined) return t(field === 'path' ? messages.unfitPath : messages.unfit);
    const problem = checked.problems.find(
      (each) => each.key === key && each.level === 'error' && kinds.includes(each.kind),
    );
    return problem && menuText.problem(problem, entries.now);
  };
  const invalid = (message: string | undefined) =>
    message === undefined ? {} : { isInvalid: true, errorMessage: message };
  const role = entry.required_role;
  const roles = [
    { id: NONE, label: t(messages.anyone) },
    ...Object.keys(roleRank).map((id) => ({ id, label: menuText.audience(id) })),
    ...(role === null || Object.hasOwn(roleRank, role)
      ? []
      : [{ id: role, label: menuText.audience(role) }]),
  ];
  const icons = [
    { id: NONE, label: t(messages.noIcon) },
    ...menuIconNames.map((id) => {
      const icon = iconOf(id);
      return { id, label: menuText.icon(id), icon: icon && <Icon name={icon} size="sm" /> };
    }),
  ];
  return (
    <Stack gap="md">
      <Heading level={2} size="h3" className={css.entryTitle}>
        {menuText.name(entry)}
      </Heading>
      <div className={css.fields}>
        <Select
          label={t(messages.type)}
          options={types.map((id) => ({ id, label: menuText.type(id) }))}
          value={type}
          onChange={(id) => {
            const next = types.find((each) => each === id);
            if (next !== undefined) change({ type: next });
          }}
        />
        <TextField
          label={t(messages.name)}
          description={t(messages.nameHelp)}
          value={entry.name}
          onChange={(name) => change({ name }, 'name')}
          {...invalid(faultOf('name', ['duplicate_name']))}
        />
        {type === 'item' && (
          <TextField
            label={t(messages.path)}
            className={css.code}
            description={t(messages.pathHelp)}
            value={entry.path ?? ''}
            onChange={(path) => change({ path: path === '' ? null : path }, 'path')}
            {...invalid(faultOf('path', ['no_path', 'duplicate_path', 'base_route']))}
          />
        )}
        {type === 'item' && (
          <ComponentField
            key={key}
            value={entry.component}
            known={components}
            onChange={(component, of) => change({ component }, of)}
          />
        )}
        {type !== 'separator' && (
          <Select
            label={t(messages.icon)}
            options={icons}
            value={entry.icon !== null && iconOf(entry.icon) !== undefined ? entry.icon : NONE}
            onChange={(id) => change({ icon: id === NONE ? null : id })}
          />
        )}
        <Select
          label={t(messages.role)}
          options={roles}
          value={role ?? NONE}
          onChange={(id) => change({ required_role: id === NONE ? null : id })}
        />
      </div>
      {(type === 'group' || hasChildren) && (
        <Switch
          isSelected={entry.default_expanded}
          onChange={(isOn) => change({ default_expanded: isOn })}
        >
          {t(messages.expanded)}
        </Switch>
      )}
      {type !== 'separator' && (
        <Stack gap="sm">
          <Heading level={3} size="lead">
            {t(messages.names)}
          </Heading>
          <Text size="caption" tone="secondary">
            {t(messages.namesHelp)}
          </Text>
          <EntryNames entry={entry} faults={checked.faults} onChange={change} />
        </Stack>
      )}
    </Stack>
  );
}
