import { useUser } from '@litometr/auth-machine/react';
import { Stack } from '@litometr/ui';
import { Tab, TabList, TabPanel, Tabs } from '@litometr/ui/tabs';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useIsolate } from '../../domain/useIsolate.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { BooksBackdrop } from '../../page/BooksBackdrop.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { useExactTitle } from '../../page/usePageTitle.ts';
import { AccountTab } from './account/AccountTab.tsx';
import { AlertsTab } from './alerts/AlertsTab.tsx';
import { NotesTab } from './notes/NotesTab.tsx';
import { profileAddress, profileTabs, type TabProps } from './profile.address.ts';
import { profileMessages as messages } from './profile.messages.ts';
import { SafetyTab } from './safety/SafetyTab.tsx';
import { ViewsTab } from './views/ViewsTab.tsx';
import { WatchTab } from './watch/WatchTab.tsx';

const tabs: Readonly<Record<(typeof profileTabs)[number], ComponentType<TabProps>>> = {
  account: AccountTab,
  watch: WatchTab,
  views: ViewsTab,
  alerts: AlertsTab,
  notes: NotesTab,
  safety: SafetyTab,
};

/** The signed-in user and their records. The URL selects the open tab. */
export function ProfilePage() {
  const { formatMessage: t } = useIntl();
  const isolate = useIsolate();
  const user = useUser();
  const [{ view, page, kind }, change] = useAddress(profileAddress);
  useExactTitle(t(messages.title));
  if (user === null) return null; // the guard is about to lead away
  const Shown = tabs[view];
  return (
    <BooksBackdrop>
      <Stack gap="lg">
        <PageHead
          title={t(messages.title)}
          address={profileAddress}
          lead={t(messages.lead, { name: isolate(user.username) })}
          meta={null}
          isPlain
        />
        <Tabs
          selectedKey={view}
          onSelectionChange={(key) => {
            const next = profileTabs.find((tab) => tab === key);
            if (next !== undefined) change({ view: next, page: 1, kind: undefined });
          }}
        >
          <TabList label={t(messages.tabs)}>
            {profileTabs.map((tab) => (
              <Tab key={tab} id={tab}>
                {t(messages[tab])}
              </Tab>
            ))}
          </TabList>
          <TabPanel id={view}>
            <Shown
              page={page}
              onPage={(next) => change({ page: next })}
              kind={kind}
              onKind={(next) => change({ kind: next })}
            />
          </TabPanel>
        </Tabs>
      </Stack>
    </BooksBackdrop>
  );
}
