import { useFormats } from '@litometr/analytics-widgets';
import { type PortalSlug, portals } from '@litometr/api-contract';
import {
  EmptyState,
  lazyPart as lazyUiPart,
  Skeleton,
  Tab,
  TabList,
  TabPanel,
  Tabs,
} from '@litometr/ui';
import type { ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { useEndpoint, useRead } from '../../api/useEndpoint.ts';
import { lazyPart } from '../../blocks/lazyPart.tsx';
import { MissingMetrics } from '../../blocks/MissingMetrics.tsx';
import { useBlock } from '../../blocks/useBlock.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { PageFrame } from '../../page/PageFrame.tsx';
import { PageHead } from '../../page/PageHead.tsx';
import { usePeriod } from '../../page/period/usePeriod.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { trendViewNames } from '../../portals/trendViews.messages.ts';
import { type TrendView, trendViews } from '../../portals/trendViews.ts';
import type { OverviewResponse } from './FlowChart.tsx';
import { MovementControlsSkeleton } from './MovementControlsSkeleton.tsx';
import type { MovementControlsProps } from './MovementTab.tsx';
import { OverviewTab } from './OverviewTab.tsx';
import { PortalPages } from './PortalPages.tsx';
import * as css from './PortalTrendsPage.css.ts';
import { portalTrendsAddress } from './portalTrends.address.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';
import { overviewReads } from './portalTrends.reads.ts';
import type { TabProps } from './tabs.ts';

/** Tabs that most visits do not open are not loaded with the page. */
const lazyTab = (load: () => Promise<ComponentType<TabProps>>) =>
  lazyPart<TabProps>(
    async () => ({ default: await load() }),
    () => <Skeleton shape="block" blockSize="100vh" />,
  );

const tabs = {
  overview: OverviewTab,
  movement: lazyTab(async () => (await import('./MovementTab.tsx')).MovementTab),
  genres: lazyTab(async () => (await import('./GenresTab.tsx')).GenresTab),
  tags: lazyTab(async () => (await import('./TagsTab.tsx')).TagsTab),
  authors: lazyTab(async () => (await import('./AuthorsTab.tsx')).AuthorsTab),
  prices: lazyTab(async () => (await import('./PricesTab.tsx')).PricesTab),
} as const;

/** Of the same module as the tab, which says where it could not be loaded. */
const MovementControls = lazyUiPart<MovementControlsProps>(
  async () => ({ default: (await import('./MovementTab.tsx')).MovementControls }),
  { failure: () => null, place: MovementControlsSkeleton },
);

/** Views of a period; the others are of a day that they choose themselves, or of the last one. */
const withPeriod: readonly TrendView[] = ['overview', 'genres', 'authors', 'prices'];

/** Entries and exits of the leading list, in a sentence. */
function useLead() {
  const { formatMessage: t } = useIntl();
  const { formatPercent } = useFormats();
  const domain = useDomain();
  return ({ flow, leading }: OverviewResponse): string => {
    const last = flow.at(-1);
    if (last?.entered == null || leading === null) return t(messages.leadFirst);
    return t(messages.lead, {
      list: domain.listName(leading),
      entered: last.entered,
      left: last.left ?? 0,
      turnover: formatPercent(last.entered / last.size),
    });
  };
}

/** The trends page of a portal: one of six views, by the URL. */
export function PortalTrendsPage({ portal }: { portal: PortalSlug }) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const name = domain.portal(portal);
  usePageTitle(name);
  const [state, change] = useAddress(portalTrendsAddress);
  const period = usePeriod(state, change);
  const main = useRead(overviewReads(portal, period).main);
  const known = useBlock(useEndpoint(portals, {}));
  const summary = known.data?.items.find((each) => each.slug === portal);
  const lead = useLead();
  const { data } = main;
  const Shown = tabs[state.view];
  const isEmpty = data?.meta.asof === null;
  return (
    <PageFrame gap="xs" meta={data?.meta}>
      <PageHead
        title={name}
        lead={data && lead(data)}
        meta={data?.meta}
        portal={portal}
        {...(withPeriod.includes(state.view) && {
          period,
          days: {
            period:
              data?.from == null || data.to === null ? null : { from: data.from, to: data.to },
            compared: data?.compared ?? null,
          },
        })}
        {...(state.view === 'movement' && {
          controls: (
            <div className={css.movement}>
              <MovementControls portal={portal} summary={summary} state={state} onChange={change} />
            </div>
          ),
        })}
      />
      {state.view === 'overview' && <PortalPages portal={portal} />}
      {isEmpty ? (
        <EmptyState title={t(messages.emptyTitle)}>{t(messages.emptyHelp)}</EmptyState>
      ) : (
        <Tabs
          selectedKey={state.view}
          onSelectionChange={(key) => {
            const view = trendViews.find((each) => each === key);
            // Order, page and columns are of the tab that is left.
            if (view !== undefined) change({ view, sort: undefined, cols: undefined });
          }}
        >
          <TabList label={t(messages.views)}>
            {trendViews.map((view) => (
              <Tab key={view} id={view}>
                {t(trendViewNames[view])}
              </Tab>
            ))}
          </TabList>
          <TabPanel id={state.view} className={css.panel}>
            <Shown
              portal={portal}
              summary={summary}
              period={period}
              state={state}
              onChange={change}
            />
          </TabPanel>
        </Tabs>
      )}
      <MissingMetrics portal={portal} known={known} />
    </PageFrame>
  );
}
