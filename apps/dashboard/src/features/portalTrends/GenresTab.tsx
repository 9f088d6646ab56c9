import { groupSorts } from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useRead } from '../../api/useEndpoint.ts';
import { Section } from '../../blocks/Section.tsx';
import { usePanelState } from '../../page/usePanelState.tsx';
import { GroupTable } from './GroupTable.tsx';
import { GroupTrend } from './GroupTrend.tsx';
import { GrowthBars } from './GrowthBars.tsx';
import { trendsMessages as messages } from './portalTrends.messages.ts';
import { genreReads, genreSort, MAX_GENRES } from './portalTrends.reads.ts';
import type { TabProps } from './tabs.ts';
import { useTabTable } from './useTabTable.tsx';

/** «Жанры»: growth and trend of each genre, and the table of genres. */
export function GenresTab({ portal, period, state, onChange }: TabProps) {
  const { formatMessage: t } = useIntl();
  const reads = genreReads(portal, state, period);
  const growth = useRead(reads.growth);
  const rows = useRead(reads.rows);
  const sort = genreSort(state);
  const table = useTabTable({ rows, sort, sorts: groupSorts, state, onChange, size: MAX_GENRES });
  const growthState = usePanelState(growth);
  const toGenre = (genre: string) =>
    onChange({ view: 'movement', list: 'genre_top', genre, sort: undefined });
  return (
    <Stack gap="xxl">
      <Section title={t(messages.genresTable)} lead={t(messages.groupsNote)}>
        <GroupTable kind="genre" portal={portal} {...table} />
      </Section>
      <GrowthBars kind="genre" state={growthState} response={growth.data} onChoose={toGenre} />
      <GroupTrend state={growthState} response={growth.data} />
    </Stack>
  );
}
