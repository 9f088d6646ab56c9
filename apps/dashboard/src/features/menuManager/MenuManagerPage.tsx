import { type EndpointResponse, staffMenu } from '@litometr/api-contract';
import { useSessionHandle } from '@litometr/auth-machine/react';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { endpointQuery } from '../../api/endpointQuery.ts';
import { useCall } from '../../api/useEndpoint.ts';
import { ConfirmDialog } from '../../blocks/ConfirmDialog.tsx';
import { useAddress } from '../../page/address/useAddress.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { MenuManagerPlace } from './MenuManagerPlace.tsx';
import { MenuManagerView } from './MenuManagerView.tsx';
import { menuAddress } from './menuManager.address.ts';
import { menuMessages as messages } from './menuManager.messages.ts';
import { useLeaveGuard } from './useLeaveGuard.ts';
import { useMenuActions } from './useMenuActions.ts';
import { useWorkspace } from './useWorkspace.ts';
import { versionMessages as versions } from './versions.messages.ts';

/** Component `MenuManager` of the server's menu. */
export function MenuManagerPage() {
  const { formatMessage: t } = useIntl();
  // Editing starts from the current state of the server; nothing of an earlier visit is cached.
  const response = useQuery({ ...endpointQuery(useCall(), staffMenu, {}), gcTime: 0 });
  const state = usePanelState(response);
  usePageTitle(t(messages.title));
  if (response.data !== undefined) return <Loaded menu={response.data} />;
  return <MenuManagerPlace state={state} />;
}

function Loaded({ menu }: { menu: EndpointResponse<typeof staffMenu> }) {
  const { formatMessage: t } = useIntl();
  const session = useSessionHandle();
  const actions = useMenuActions();
  const [address, change] = useAddress(menuAddress);
  const workspace = useWorkspace(menu, actions);
  const blocker = useLeaveGuard(workspace.isDirty);
  return (
    <>
      <MenuManagerView
        workspace={workspace}
        components={menu.components}
        history={actions.history}
        address={address}
        onAddress={change}
        onPublished={() => session.refreshMenu()}
      />
      <ConfirmDialog
        title={t(versions.leaveTitle)}
        text={t(versions.leaveText)}
        isOpen={blocker.state === 'blocked'}
        onClose={() => blocker.reset?.()}
        cancelLabel={t(versions.stay)}
        action={{ label: t(versions.leave), isDanger: true, onPress: () => blocker.proceed?.() }}
      />
    </>
  );
}
