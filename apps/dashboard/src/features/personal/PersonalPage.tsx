import { home } from '@litometr/api-contract';
import { useUser } from '@litometr/auth-machine/react';
import { Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { MoversTable } from '../../blocks/MoversTable.tsx';
import { Section } from '../../blocks/Section.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { personalMessages as messages } from './personal.messages.ts';

/** Component `Dashboard` of the server's menu: what moved, for the one who signed in. */
export function PersonalPage() {
  const { formatMessage: t } = useIntl();
  const user = useUser();
  const answer = useEndpoint(home, {});
  const state = usePanelState(answer);
  usePageTitle(t(messages.title));
  if (user === null) return null; // the guard is about to lead away
  return (
    <Stack gap="xl">
      <PageHead
        title={t(messages.title)}
        lead={t(messages.lead, { name: user.username })}
        meta={answer.data?.meta}
      />
      <Section title={t(messages.risers)}>
        <MoversTable
          label={t(messages.risers)}
          state={state}
          rows={answer.data?.risers ?? []}
          hasPortal
        />
      </Section>
      <Section title={t(messages.newcomers)}>
        <MoversTable
          label={t(messages.newcomers)}
          state={state}
          rows={answer.data?.entered ?? []}
          hasPortal
        />
      </Section>
    </Stack>
  );
}
