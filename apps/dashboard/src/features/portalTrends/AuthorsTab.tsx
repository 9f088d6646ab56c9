import { authorSorts } from '@litometr/api-contract';
import { Grid, GridItem, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useRead } from '../../api/useEndpoint.ts';
import { Section } from '../../blocks/Section.tsx';
import { usePanelState } from '../../page/usePanelState.tsx';
import { AuthorPlaces } from './AuthorPlaces.tsx';
import { AuthorScatter } from './AuthorScatter.tsx';
import { AuthorTable } from './AuthorTable.tsx';
import { trendsMessages as messages } from './portalTrends.messages.ts';
import { authorReads, authorSort, placesRead, UNKNOWN_LIST } from './portalTrends.reads.ts';
import type { TabProps } from './tabs.ts';
import { useTabTable } from './useTabTable.tsx';

/** «Авторы»: who holds the places of the leading list, and who writes how much for what. */
export function AuthorsTab({ portal, period, summary, state, onChange }: TabProps) {
  const { formatMessage: t } = useIntl();
  const leading = summary?.lists[0];
  const reads = authorReads(portal, state);
  const places = useRead(placesRead(portal, leading?.list ?? UNKNOWN_LIST, period), {
    enabled: leading !== undefined,
  });
  const first = useRead(reads.first);
  const rows = useRead(reads.rows);
  const table = useTabTable({ rows, sort: authorSort(state), sorts: authorSorts, state, onChange });
  return (
    <Stack gap="xxl">
      <Section title={t(messages.authorsTable)}>
        <AuthorTable portal={portal} whole={reads.whole} {...table} />
      </Section>
      <Grid>
        <GridItem span={6}>
          <AuthorPlaces state={usePanelState(places)} response={places.data} />
        </GridItem>
        <GridItem span={6}>
          <AuthorScatter
            state={usePanelState(first)}
            rows={first.data?.items ?? []}
            meta={first.data?.meta}
          />
        </GridItem>
      </Grid>
    </Stack>
  );
}
