import { staffUsers } from '@litometr/api-contract';
import { useUser } from '@litometr/auth-machine/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useOwn } from '../../api/useOwn.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { paths } from '../../domain/paths.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { CreateUserDialog } from './CreateUserDialog.tsx';
import { PasswordOnce } from './PasswordOnce.tsx';
import { UsersView } from './UsersView.tsx';
import { usersAddress } from './users.address.ts';
import { usersMessages as messages } from './users.messages.ts';

/** Component `UserManager` of the server's menu, for admins. */
export function UsersPage() {
  const { formatMessage: t } = useIntl();
  const [search, change] = useAddress(usersAddress);
  const [isCreating, setCreating] = useState(false);
  const [made, setMade] = useState<{ name: string; password: string } | null>(null);
  const { q, role, state, page, size } = search;
  const response = useOwn(staffUsers, {
    query: { ...(q !== '' && { q }), ...(role && { role }), ...(state && { state }), page, size },
  });
  usePageTitle(t(messages.title));
  return (
    <>
      <UsersView
        block={useBlock(response)}
        search={search}
        onSearch={change}
        ownName={useUser()?.username ?? ''}
        onCreate={() => setCreating(true)}
        auditPath={paths.audit}
      />
      {isCreating && (
        <CreateUserDialog
          onClose={() => setCreating(false)}
          onMade={(name, password) => setMade({ name, password })}
        />
      )}
      {made !== null && <PasswordOnce {...made} onClose={() => setMade(null)} />}
    </>
  );
}
