import type { MenuEntry } from '@litometr/api-contract';
import { Button } from '@litometr/ui';
import { Menu, MenuItem } from '@litometr/ui/menu';
import { useIntl } from 'react-intl';
import { createUuid } from '../../domain/uuid.ts';
import { menuMessages as messages } from './menuManager.messages.ts';
import { added } from './model/edits.ts';
import { useMenuText } from './useMenuText.ts';
import type { Workspace } from './useWorkspace.ts';

const kinds = [
  { type: 'item', icon: 'document', label: messages.item, name: messages.newItem },
  { type: 'group', icon: 'group', label: messages.group, name: messages.newGroup },
  { type: 'separator', icon: 'minus', label: messages.separator, name: messages.separator },
] as const;

export interface AddMenuProps {
  workspace: Workspace;
  /** New entries go after this one, or into it where it is a group. */
  chosen: string | null;
  onAdded: (key: string) => void;
}

/** Adds an item, a group or a separator. */
export function AddMenu({ workspace: { entries }, chosen, onAdded }: AddMenuProps) {
  const { formatMessage: t } = useIntl();
  const { locale } = useMenuText();
  const add = (type: MenuEntry['type'], name: string) => {
    // The name is entered in the language of the interface; the checks require a Russian one.
    const isRussian = locale === 'ru' || type === 'separator';
    const display_names = isRussian ? { ru: name } : { ru: '', [locale]: name };
    const fresh = { key: createUuid(), type, display_names };
    const made = added(entries.now, fresh, chosen);
    entries.change(() => made.entries);
    onAdded(made.key);
  };
  return (
    <Menu
      label={t(messages.add)}
      placement="bottom start"
      trigger={
        <Button icon="plus" size="sm">
          {t(messages.add)}
        </Button>
      }
    >
      {kinds.map(({ type, icon, label, name }) => (
        <MenuItem key={type} id={type} icon={icon} onAction={() => add(type, t(name))}>
          {t(label)}
        </MenuItem>
      ))}
    </Menu>
  );
}
