import { CapabilityStrip, KpiRow, useFormats } from '@litometr/analytics-widgets';
import { overview, type PortalSlug, type PortalSummary, portals } from '@litometr/api-contract';
import { Grid, GridItem, Skeleton, Stack } from '@litometr/ui';
import { lazy, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { MoversTable } from '../../blocks/MoversTable.tsx';
import { Section } from '../../blocks/Section.tsx';
import { useDomain } from '../../domain/useDomain.ts';
import { ChartPlaceholder } from '../../page/ChartPlaceholder.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { OverviewKpis } from './OverviewKpis.tsx';
import { PortalLists } from './PortalLists.tsx';
import { PortalPages } from './PortalPages.tsx';
import { trendsMessages as messages } from './portalTrends.messages.ts';

const FlowChart = lazy(() => import('./FlowChart.tsx'));

/** Metrics whose absence a reader of other portals would miss. */
const expected = ['views', 'likes', 'library', 'comments'] as const;

function missingMetrics(portal: PortalSummary | undefined) {
  return expected.filter((metric) =>
    portal?.capabilities.some((each) => each.metric === metric && !each.available),
  );
}

/** As many tiles as most portals have, of their height. */
const TILES = 8;

function KpiPlaceholder() {
  return (
    <KpiRow>
      {Array.from({ length: TILES }, (_, index) => (
        <Skeleton key={index} shape="block" blockSize="7.25rem" />
      ))}
    </KpiRow>
  );
}

/** The trends page of a portal: figures, flow, movers, and its lists. */
export function PortalTrendsPage({ portal }: { portal: PortalSlug }) {
  const { formatMessage: t } = useIntl();
  const { formatPercent } = useFormats();
  const domain = useDomain();
  const name = domain.portal(portal);
  usePageTitle(name);
  const answer = useEndpoint(overview, { params: { portal } });
  const known = useEndpoint(portals, {}).data?.items.find((each) => each.slug === portal);
  const { data } = answer;
  const state = usePanelState(
    answer,
    data?.meta.asof === null
      ? { title: t(messages.emptyTitle), description: t(messages.emptyHelp) }
      : null,
  );
  const last = data?.flow.at(-1);
  const leading = data?.leading == null ? '' : domain.listName(data.leading);
  const lead =
    last?.entered == null
      ? t(messages.leadFirst)
      : t(messages.lead, {
          list: leading,
          entered: last.entered,
          left: last.left ?? 0,
          turnover: formatPercent(last.entered / last.size),
        });
  const hasMoves = data !== undefined && data.risers.length + data.fallers.length > 0;
  return (
    <Stack gap="xl">
      <PageHead title={name} lead={data && lead} meta={data?.meta} />
      <PortalPages portal={portal} />
      <CapabilityStrip portal={name} missing={missingMetrics(known).map(domain.metric)} />
      {data === undefined ? <KpiPlaceholder /> : <OverviewKpis kpis={data.kpis} />}
      <PortalLists portal={portal} summary={known} />
      {(data === undefined || data.flow.length > 1) && (
        <Suspense fallback={<ChartPlaceholder />}>
          <FlowChart list={leading} state={state} flow={data?.flow ?? []} />
        </Suspense>
      )}
      {hasMoves && (
        <Grid>
          {(['risers', 'fallers'] as const).map((kind) => (
            <GridItem key={kind} span={6}>
              <Section title={t(messages[kind])}>
                <MoversTable label={t(messages[kind])} state={state} rows={data[kind]} />
              </Section>
            </GridItem>
          ))}
        </Grid>
      )}
    </Stack>
  );
}
