import { DataPanel, type PanelState } from '@litometr/analytics-widgets';
import { Skeleton, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { PageHead } from '../../page/PageHead.tsx';
import * as css from './MenuManager.css.ts';
import { menuAddress } from './menuManager.address.ts';
import { menuMessages as messages } from './menuManager.messages.ts';

/** The screen before the menu is there. */
export function MenuManagerPlace({ state }: { state: PanelState }) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="lg">
      <PageHead title={t(messages.title)} address={menuAddress} meta={null} isPlain />
      <DataPanel
        state={state}
        skeleton={
          <div className={css.columns}>
            <Skeleton shape="block" blockSize="28rem" />
            <Skeleton shape="block" blockSize="28rem" />
          </div>
        }
      />
    </Stack>
  );
}
