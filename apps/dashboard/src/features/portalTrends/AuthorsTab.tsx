import { authorSorts, authors, listSummary } from '@litometr/api-contract';
import { Grid, GridItem, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { read } from '../../api/read.ts';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { Section } from '../../blocks/Section.tsx';
import { usePanelState } from '../../page/usePanelState.tsx';
import { AuthorPlaces } from './AuthorPlaces.tsx';
import { AuthorScatter } from './AuthorScatter.tsx';
import { AuthorTable } from './AuthorTable.tsx';
import { trendsMessages as messages } from './portalTrends.messages.ts';
import type { TabProps } from './tabs.ts';
import { useTabTable } from './useTabTable.tsx';

/** «Авторы»: who holds the places of the leading list, and who writes how much for what. */
export function AuthorsTab({ portal, period, summary, state, onChange }: TabProps) {
  const { formatMessage: t } = useIntl();
  const params = { portal };
  const leading = summary?.lists[0];
  const list = useEndpoint(
    listSummary,
    { params: { portal, list: leading?.list ?? 'global_top' }, query: period.query },
    { enabled: leading !== undefined },
  );
  const first = useEndpoint(authors, { params, query: { sort: '-top_places', size: 100 } });
  const sort = authorSorts.find((each) => each === state.sort) ?? '-top_places';
  const rows = useEndpoint(authors, {
    params,
    query: { sort, page: state.page, size: state.size },
  });
  const table = useTabTable({ rows, sort, sorts: authorSorts, state, onChange });
  return (
    <Stack gap="xxl">
      <Section title={t(messages.authorsTable)}>
        <AuthorTable
          portal={portal}
          whole={read(authors, { params, query: { sort } })}
          {...table}
        />
      </Section>
      <Grid>
        <GridItem span={6}>
          <AuthorPlaces state={usePanelState(list)} response={list.data} />
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
