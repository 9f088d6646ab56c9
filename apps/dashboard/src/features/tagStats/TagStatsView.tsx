import { KpiRow, KpiTile, useFormats } from '@litometr/analytics-widgets';
import type {
  EndpointResponse,
  Named,
  PortalSlug,
  tagPairs,
  tags,
  tagsSummary,
} from '@litometr/api-contract';
import { SegmentedControl, Select, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { LiftBars } from '../../blocks/charts/charts.ts';
import { SearchBox } from '../../blocks/SearchBox.tsx';
import { paths } from '../../domain/paths.ts';
import type { Change } from '../../page/address/useAddress.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { TagPairs } from './TagPairs.tsx';
import { TagStages } from './TagStages.tsx';
import { TagTable } from './TagTable.tsx';
import { type TagStatsAddress, tagsRead, tagViews } from './tagStats.address.ts';
import { tagStatsMessages as messages } from './tagStats.messages.ts';

const viewNames = {
  table: messages.viewTable,
  map: messages.viewMap,
  matrix: messages.viewMatrix,
  lifecycle: messages.viewLifecycle,
} as const;

const ANY = 'any';
const leasts = [0, 5, 10, 20, 50] as const;

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

/** Which tags stand out in tops, and how tags live and keep together. */
export function TagStatsView(props: TagStatsViewProps) {
  const { portal, summary, lifts, search, onSearch } = props;
  const { formatMessage: t } = useIntl();
  const { formatNumber } = useFormats();
  const known = (lifts.data?.items ?? []).filter(({ lift }) => lift !== null);
  const stable = known.filter(({ lift }) => lift?.stable === true && lift.value > 1);
  const [first] = stable;
  const lead =
    first?.lift == null
      ? t(messages.leadNone)
      : t(messages.lead, {
          tag: first.name,
          times: formatNumber(first.lift.value, { digits: 1 }),
          count: stable.length,
        });
  const open = (id: string) => props.onOpen(paths.tag(portal, Number(id)));
  return (
    <Stack gap="xl">
      <PageHead
        exportOf={tagsRead(portal, search)}
        title={t(messages.title)}
        lead={lifts.data && lead}
        meta={summary.data?.meta}
        controls={<TagFilters genres={props.genres} search={search} onSearch={onSearch} />}
      />
      <TagKpis summary={summary} />
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
          label: name,
          lift: lift?.value ?? null,
          low: lift?.low ?? null,
          high: lift?.high ?? null,
          isStable: lift?.stable ?? false,
          n: lift?.n ?? 0,
        }))}
        onChoose={open}
      />
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
    </Stack>
  );
}

function TagFilters({
  genres,
  search,
  onSearch,
}: Pick<TagStatsViewProps, 'genres' | 'search' | 'onSearch'>) {
  const { formatMessage: t } = useIntl();
  const { formatNumber } = useFormats();
  const least = (value: number) => ({
    id: String(value),
    label: value === 0 ? t(messages.anyNumber) : formatNumber(value),
  });
  return (
    <>
      <SearchBox label={t(messages.search)} value={search.q} onSearch={(q) => onSearch({ q })} />
      <Select
        label={t(messages.genre)}
        options={[
          { id: ANY, label: t(messages.anyGenre) },
          ...genres.map(({ id, name }) => ({ id: String(id), label: name })),
        ]}
        value={search.genre ?? ANY}
        onChange={(genre) => onSearch({ genre: genre === ANY ? undefined : genre })}
      />
      {(['min_books', 'min_authors'] as const).map((key) => (
        <Select
          key={key}
          label={t(messages[key === 'min_books' ? 'minBooks' : 'minAuthors'])}
          options={[...new Set([...leasts, search[key]])].sort((a, b) => a - b).map(least)}
          value={String(search[key])}
          onChange={(value) => onSearch({ [key]: Number(value) })}
        />
      ))}
    </>
  );
}

function TagKpis({ summary }: Pick<TagStatsViewProps, 'summary'>) {
  const { formatMessage: t } = useIntl();
  const { data } = summary;
  const fastest = data?.fastest ?? null;
  return (
    <KpiRow>
      <KpiTile
        label={t(messages.kpiTags)}
        value={data?.tags ?? null}
        {...(data?.median_tags != null && {
          comparison: t(messages.kpiMedian, { count: data.median_tags }),
        })}
      />
      <KpiTile
        label={t(messages.kpiNew)}
        value={data?.new_tags ?? null}
        {...(data?.new_tags_before != null && {
          delta: { value: data.new_tags - data.new_tags_before },
          comparison: t(messages.before),
        })}
      />
      <KpiTile
        label={t(messages.kpiFastest)}
        value={fastest?.new_books ?? null}
        reason={t(messages.kpiFastestNone)}
        {...(fastest && {
          delta: { value: fastest.new_books - fastest.new_before },
          comparison: fastest.name,
        })}
      />
      <KpiTile
        label={t(messages.kpiThree)}
        value={data?.three_tags_share ?? null}
        format="percent"
        reason={t(messages.noData)}
      />
    </KpiRow>
  );
}
