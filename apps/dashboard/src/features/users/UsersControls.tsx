import { accountRoleOf, accountRoles } from '@litometr/api-contract';
import { Select } from '@litometr/ui/select';
import { useIntl } from 'react-intl';
import { SearchBox } from '../../blocks/SearchBox.tsx';
import { roleMessages } from '../../domain/role.messages.ts';
import type { UsersSearch } from './users.address.ts';
import { usersMessages as messages } from './users.messages.ts';

export interface UsersControlsProps {
  search: UsersSearch;
  onSearch: (search: Partial<UsersSearch>) => void;
}

const ANY = 'any';

/** Which accounts: by name, role and state. */
export function UsersControls({ search, onSearch }: UsersControlsProps) {
  const { formatMessage: t } = useIntl();
  return (
    <>
      <SearchBox label={t(messages.search)} value={search.q} onSearch={(q) => onSearch({ q })} />
      <Select
        label={t(messages.role)}
        options={[
          { id: ANY, label: t(messages.any) },
          ...accountRoles.map((id) => ({ id, label: t(roleMessages[id]) })),
        ]}
        value={search.role ?? ANY}
        onChange={(id) => onSearch({ role: accountRoleOf(id) })}
      />
      <Select
        label={t(messages.state)}
        options={[
          { id: ANY, label: t(messages.anyState) },
          { id: 'enabled', label: t(messages.enabled) },
          { id: 'disabled', label: t(messages.disabled) },
        ]}
        value={search.state ?? ANY}
        onChange={(id) =>
          onSearch({ state: id === 'enabled' || id === 'disabled' ? id : undefined })
        }
      />
    </>
  );
}
