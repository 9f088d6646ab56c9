import { home } from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { useExactTitle } from '../../page/usePageTitle.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { HomeView } from './HomeView.tsx';
import { homeMessages as messages } from './home.messages.ts';

export function HomePage() {
  const { formatMessage: t } = useIntl();
  useExactTitle(t(messages.title));
  const answer = useEndpoint(home, {});
  const state = usePanelState(answer);
  const { data } = answer;
  const first = data?.risers[0];
  const lead =
    data &&
    (first === undefined
      ? t(messages.leadQuiet, { entered: data.kpis.entered })
      : t(messages.lead, { entered: data.kpis.entered, title: first.book.title }));
  return (
    <Stack gap="lg">
      <PageHead title={t(messages.heading)} lead={lead} meta={data?.meta} />
      <HomeView state={state} answer={data} />
    </Stack>
  );
}
