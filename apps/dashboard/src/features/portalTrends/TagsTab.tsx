import { groupSorts } from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useRead } from '../../api/useEndpoint.ts';
import { Section } from '../../blocks/Section.tsx';
import { usePanelState } from '../../page/usePanelState.tsx';
import { GroupTable } from './GroupTable.tsx';
import { trendsMessages as messages } from './portalTrends.messages.ts';
import { LIFT_BARS, MIN_TAG_AUTHORS, tagReads, tagSort } from './portalTrends.reads.ts';
import { TagLifts } from './TagLifts.tsx';
import type { TabProps } from './tabs.ts';
import { useTabTable } from './useTabTable.tsx';

/** «Теги»: tags that are overrepresented in rank lists, and the table of tags. */
export function TagsTab({ portal, state, onChange }: TabProps) {
  const { formatMessage: t } = useIntl();
  const reads = tagReads(portal, state);
  const lifted = useRead(reads.lifted);
  const rows = useRead(reads.rows);
  const table = useTabTable({ rows, sort: tagSort(state), sorts: groupSorts, state, onChange });
  const mostCertain = (lifted.data?.items ?? [])
    .filter(({ lift }) => lift !== null)
    .slice(0, LIFT_BARS);
  return (
    <Stack gap="xxl">
      <Section
        title={t(messages.tagsTable)}
        lead={t(messages.tagsNote, { least: MIN_TAG_AUTHORS })}
      >
        <GroupTable kind="tag" portal={portal} whole={reads.whole} {...table} />
      </Section>
      <TagLifts state={usePanelState(lifted)} rows={mostCertain} meta={lifted.data?.meta} />
    </Stack>
  );
}
