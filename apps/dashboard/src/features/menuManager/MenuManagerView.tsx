import { Button, Card, EmptyState, Stack } from '@litometr/ui';
import { Tab, TabList, TabPanel, Tabs } from '@litometr/ui/tabs';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { Change } from '../../page/address/useAddress.ts';
import { ChecksPanel } from './ChecksPanel.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { EntryForm } from './EntryForm.tsx';
import { HistoryDrawer } from './HistoryDrawer.tsx';
import { MenuHead, MenuNotices } from './MenuHead.tsx';
import * as css from './MenuManager.css.ts';
import { MenuToolbar } from './MenuToolbar.tsx';
import type { MenuActions } from './menuActions.ts';
import type { MenuAddress } from './menuManager.address.ts';
import { menuMessages as messages } from './menuManager.messages.ts';
import { PreviewPanel } from './PreviewPanel.tsx';
import { PublishDialog } from './PublishDialog.tsx';
import { TreePanel } from './TreePanel.tsx';
import type { Workspace } from './useWorkspace.ts';

export interface MenuManagerViewProps {
  workspace: Workspace;
  components: readonly string[];
  history: MenuActions['history'];
  address: MenuAddress;
  onAddress: Change<MenuAddress>;
  /** The menu of the signed-in user is another now. */
  onPublished: () => void;
}

/** The editor of the server's menu: its tree, the form of an entry, checks, preview, versions. */
export function MenuManagerView(props: MenuManagerViewProps) {
  const { workspace, components, history, address, onAddress, onPublished } = props;
  const { formatMessage: t } = useIntl();
  const [opened, setOpened] = useState<'publish' | 'history' | null>(null);
  const { entries, checked, conflict } = workspace;
  const { panel } = address;
  const edit = (key: string) => onAddress({ entry: key, panel: 'entry' }, { replace: true });
  const entry = entries.now.find(({ key }) => key === address.entry);
  const found = checked.problems.length + checked.faults.length;
  return (
    <Stack gap="lg">
      <MenuHead workspace={workspace} />
      <MenuToolbar
        workspace={workspace}
        onPublish={() => setOpened('publish')}
        onHistory={() => setOpened('history')}
        onChecks={() => onAddress({ panel: 'checks' }, { replace: true })}
      />
      <MenuNotices workspace={workspace} />
      <div className={css.columns}>
        <Card as="section" className={css.step} data-away={panel === '' ? undefined : ''}>
          <TreePanel
            workspace={workspace}
            chosen={entry?.key ?? null}
            onChoose={(key) => onAddress({ entry: key ?? '' }, { replace: true })}
            onEdit={edit}
          />
        </Card>
        <Card as="section" className={css.step} data-away={panel === '' ? '' : undefined}>
          <Stack gap="sm" align="stretch">
            <Button
              variant="quiet"
              size="sm"
              icon="chevronStart"
              className={css.onlySteps}
              onPress={() => onAddress({ panel: '' }, { replace: true })}
            >
              {t(messages.back)}
            </Button>
            <Tabs
              selectedKey={panel === '' ? 'entry' : panel}
              onSelectionChange={(key) => {
                if (key === 'entry' || key === 'checks' || key === 'preview') {
                  onAddress({ panel: key }, { replace: true });
                }
              }}
            >
              <TabList label={t(messages.panels)}>
                <Tab id="entry">{t(messages.panelEntry)}</Tab>
                <Tab id="checks" {...(found > 0 && { icon: 'warning' })}>
                  {found === 0
                    ? t(messages.panelChecks)
                    : t(messages.panelChecksCount, { count: found })}
                </Tab>
                <Tab id="preview">{t(messages.panelPreview)}</Tab>
              </TabList>
              <TabPanel id="entry">
                {entry === undefined ? (
                  <EmptyState title={t(messages.choose)} art="genres">
                    {t(messages.chooseHelp)}
                  </EmptyState>
                ) : (
                  <EntryForm workspace={workspace} entry={entry} components={components} />
                )}
              </TabPanel>
              <TabPanel id="checks">
                <ChecksPanel workspace={workspace} onEdit={edit} />
              </TabPanel>
              <TabPanel id="preview">
                <PreviewPanel
                  entries={entries.now}
                  role={address.role}
                  onRole={(role) => onAddress({ role }, { replace: true })}
                  onEdit={edit}
                />
              </TabPanel>
            </Tabs>
          </Stack>
        </Card>
      </div>
      {opened === 'publish' && (
        <PublishDialog
          workspace={workspace}
          onClose={() => setOpened(null)}
          onPublished={onPublished}
          onChecks={() => onAddress({ panel: 'checks' }, { replace: true })}
        />
      )}
      {opened === 'history' && (
        <HistoryDrawer
          workspace={workspace}
          history={history}
          onClose={() => setOpened(null)}
          onPublished={onPublished}
        />
      )}
      {conflict !== null && (
        <ConflictDialog
          conflict={conflict}
          isBusy={workspace.isBusy}
          onSettle={(settled) => void workspace.settle(settled)}
          onPostpone={workspace.postpone}
        />
      )}
    </Stack>
  );
}
