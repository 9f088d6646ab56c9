import { groupSorts, tags } from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { read } from '../../api/read.ts';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { Section } from '../../blocks/Section.tsx';
import { usePanelState } from '../../page/usePanelState.tsx';
import { GroupTable } from './GroupTable.tsx';
import { trendsMessages as messages } from './portalTrends.messages.ts';
import { TagLifts } from './TagLifts.tsx';
import type { TabProps } from './tabs.ts';
import { useTabTable } from './useTabTable.tsx';

/** A tag of fewer authors is somebody's habit. */
const MIN_AUTHORS = 5;
/** Tags in the chart, those first whose lift is certainly highest. */
const BARS = 14;

/** «Теги»: tags that are overrepresented in rank lists, and the table of tags. */
export function TagsTab({ portal, state, onChange }: TabProps) {
  const { formatMessage: t } = useIntl();
  const params = { portal };
  const lifted = useEndpoint(tags, {
    params,
    query: { sort: '-lift', min_authors: MIN_AUTHORS, size: BARS },
  });
  const sort = groupSorts.find((each) => each === state.sort) ?? '-top_authors';
  const rows = useEndpoint(tags, {
    params,
    query: { sort, min_authors: MIN_AUTHORS, page: state.page, size: state.size },
  });
  const table = useTabTable({ rows, sort, sorts: groupSorts, state, onChange });
  const mostCertain = (lifted.data?.items ?? []).filter(({ lift }) => lift !== null).slice(0, BARS);
  return (
    <Stack gap="xxl">
      <Section title={t(messages.tagsTable)} lead={t(messages.tagsNote, { least: MIN_AUTHORS })}>
        <GroupTable
          kind="tag"
          portal={portal}
          whole={read(tags, { params, query: { sort, min_authors: MIN_AUTHORS } })}
          {...table}
        />
      </Section>
      <TagLifts state={usePanelState(lifted)} rows={mostCertain} meta={lifted.data?.meta} />
    </Stack>
  );
}
