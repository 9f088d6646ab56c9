import { useFormats } from '@litometr/analytics-widgets';
import type {
  EndpointResponse,
  Named,
  PortalSlug,
  tagPairs,
  tags,
  tagsSummary,
} from '@litometr/api-contract';
import { SegmentedControl, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { LiftBars } from '../../blocks/charts/charts.ts';
import { groupMessages } from '../../blocks/group/group.messages.ts';
import { paths } from '../../domain/paths.ts';
import { useGloss } from '../../domain/useGloss.ts';
import type { Change } from '../../page/address/useAddress.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { usePeriod } from '../../page/period/usePeriod.ts';
import { TagFilters } from './TagFilters.tsx';
import { TagKpis } from './TagKpis.tsx';
import { TagPairs } from './TagPairs.tsx';
import { TagStages } from './TagStages.tsx';
import { TagTable } from './TagTable.tsx';
import { hasDays, type TagStatsAddress, tagsRead, tagViews } from './tagStats.address.ts';
import { tagStatsMessages as messages } from './tagStats.messages.ts';

const viewNames = {
  table: messages.viewTable,
  map: messages.viewMap,
  matrix: messages.viewMatrix,
  lifecycle: messages.viewLifecycle,
} as const;

export interface TagStatsViewProps {
  portal: PortalSlug;
  summary: Block<EndpointResponse<typeof tagsSummary>>;
  lifts: Block<EndpointResponse<typeof tags>>;
  table: Block<EndpointResponse<typeof tags>>;
  common: Block<EndpointResponse<typeof tags>>;
  pairs: Block<EndpointResponse<typeof tagPairs>>;
  genres: readonly Named[];
  search: TagStatsAddress;
  onSearch: Change<TagStatsAddress>;
  onOpen: (path: string) => void;
}

/**
 * Tags that are overrepresented in rank lists, lifecycles of tags, and tags that occur together.
 */
export function TagStatsView(props: TagStatsViewProps) {
  const { portal, summary, lifts, search, onSearch } = props;
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const { formatValue } = useFormats();
  const period = usePeriod(search, onSearch);
  const known = (lifts.data?.items ?? []).filter(({ lift }) => lift !== null);
  const stable = known.filter(({ lift }) => lift?.stable === true && lift.value > 1);
  const [first] = stable;
  const lead =
    first?.lift == null
      ? t(known.length === 0 ? groupMessages.liftNone : messages.leadNone)
      : t(messages.lead, {
          tag: first.name,
          times: formatValue(first.lift.low, 'ratio'),
          count: stable.length,
        });
  // Where every tag is as common in rank lists as any other, bars that are all alike would say nothing.
  const isAlike =
    lifts.data !== undefined &&
    known.every(({ lift }) => formatValue(lift?.value ?? 1, 'ratio') === formatValue(1, 'ratio'));
  const open = (id: string) => props.onOpen(paths.tag(portal, Number(id)));
  return (
    <PageFrame gap="xl" meta={summary.data?.meta}>
      <PageHead
        exportOf={tagsRead(portal, search)}
        title={t(messages.title)}
        leadLines={5}
        lead={lifts.state.kind === 'failed' ? null : lifts.data && lead}
        meta={summary.data?.meta}
        {...(search.view === 'table' &&
          hasDays(search) && {
            period,
            days: props.table.data ?? { period: null, compared: null },
          })}
        controls={<TagFilters genres={props.genres} search={search} onSearch={onSearch} />}
      />
      <TagKpis portal={portal} summary={summary} />
      {!isAlike && (
        <LiftBars
          title={t(messages.liftTitle)}
          headingLevel={2}
          note={t(messages.liftNote)}
          csvName="tags lift"
          state={lifts.state}
          label={t(messages.lift)}
          words={{ stable: t(messages.stable), tentative: t(messages.tentative) }}
          items={known.map(({ id, name, lift }) => ({
            id: String(id),
            label: glossed(name),
            lift: lift?.value ?? null,
            low: lift?.low ?? null,
            high: lift?.high ?? null,
            isStable: lift?.stable ?? false,
            n: lift?.n ?? 0,
          }))}
          onChoose={open}
        />
      )}
      <Stack gap="md">
        <SegmentedControl
          label={t(messages.view)}
          options={tagViews.map((id) => ({ id, label: t(viewNames[id]) }))}
          value={search.view}
          onChange={(view) => onSearch({ view })}
        />
        {search.view === 'table' && (
          <TagTable portal={portal} block={props.table} search={search} onSearch={onSearch} />
        )}
        {(search.view === 'map' || search.view === 'matrix') && (
          <TagPairs form={search.view} block={props.pairs} onOpen={open} />
        )}
        {search.view === 'lifecycle' && <TagStages portal={portal} block={props.common} />}
      </Stack>
    </PageFrame>
  );
}
