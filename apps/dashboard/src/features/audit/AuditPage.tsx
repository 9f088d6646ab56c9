import { staffAudit } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { read } from '../../api/read.ts';
import { useOwn } from '../../api/useOwn.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { AuditView } from './AuditView.tsx';
import { type AuditSearch, auditAddress } from './audit.address.ts';
import { auditMessages as messages } from './audit.messages.ts';

/** Returns the query for the server; filters that are not set are left out. */
function queryOf({ event, by, object, address, from, to }: AuditSearch) {
  return {
    ...(event !== undefined && { event }),
    ...(by !== '' && { by }),
    ...(object !== '' && { object }),
    ...(address !== undefined && { address }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

/** Component `AuditLog` of the server's menu, for admins. */
export function AuditPage() {
  const { formatMessage: t } = useIntl();
  const [search, change] = useAddress(auditAddress);
  const query = queryOf(search);
  const { page, size } = search;
  usePageTitle(t(messages.title));
  return (
    <AuditView
      block={useBlock(useOwn(staffAudit, { query: { ...query, page, size } }))}
      search={search}
      onSearch={change}
      exportOf={read(staffAudit, { query })}
    />
  );
}
