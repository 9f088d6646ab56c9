import { home, watchList } from '@litometr/api-contract';
import { useRole, useUser } from '@litometr/auth-machine/react';
import { Tab, TabList, TabPanel, Tabs } from '@litometr/ui/tabs';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { useOwn } from '../../api/useOwn.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { hasChanged } from '../../blocks/watch/watchNews.ts';
import { useIsolate } from '../../domain/useIsolate.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { dashboardAddress, dashboardTabs } from './dashboard.address.ts';
import { dashboardMessages as messages } from './dashboard.messages.ts';
import { OwnTab } from './OwnTab.tsx';
import { StaffTab } from './StaffTab.tsx';

/** As many as a page of the API holds: who follows more finds them in the profile. */
const WATCHED = 100;

/** Component `Dashboard` of the server's menu: what changed overnight, for the one who signed in. */
export function DashboardPage() {
  const { formatMessage: t } = useIntl();
  const isolate = useIsolate();
  const user = useUser();
  const { isModerator } = useRole();
  const [{ view }, change] = useAddress(dashboardAddress);
  const watched = useBlock(useOwn(watchList, { query: { size: WATCHED } }));
  const today = useBlock(useEndpoint(home, {}));
  usePageTitle(t(messages.title));
  if (user === null) return null; // the guard is about to lead away
  const name = isolate(user.username);
  const { data } = watched;
  const lead =
    data === undefined
      ? watched.state.kind === 'failed'
        ? null
        : undefined
      : data.count === 0
        ? t(messages.leadNone, { name })
        : t(messages.lead, {
            name,
            changed: data.items.filter(hasChanged).length,
            count: data.count,
          });
  const own = <OwnTab watched={watched} today={today} />;
  return (
    <PageFrame gap="xl" meta={today.data?.meta}>
      <PageHead
        title={t(messages.title)}
        address={dashboardAddress}
        lead={lead}
        leadSample={t(messages.leadNone, { name })}
        hasCapture={false}
        meta={today.data?.meta}
        isPlain
      />
      {isModerator ? (
        <Tabs
          selectedKey={view}
          onSelectionChange={(key) => {
            const next = dashboardTabs.find((tab) => tab === key);
            if (next !== undefined) change({ view: next });
          }}
        >
          <TabList label={t(messages.tabs)}>
            {dashboardTabs.map((tab) => (
              <Tab key={tab} id={tab}>
                {t(messages[tab])}
              </Tab>
            ))}
          </TabList>
          <TabPanel id={view}>{view === 'staff' ? <StaffTab /> : own}</TabPanel>
        </Tabs>
      ) : (
        own
      )}
    </PageFrame>
  );
}
