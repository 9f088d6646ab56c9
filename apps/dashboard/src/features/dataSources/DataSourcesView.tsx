import { DataPanel } from '@litometr/analytics-widgets';
import type {
  Collector,
  EndpointResponse,
  ParserStatus,
  PortalSlug,
  parsers,
  QualityDay,
} from '@litometr/api-contract';
import { Grid, Skeleton, Stack } from '@litometr/ui';
import { Tab, TabList, TabPanel, Tabs } from '@litometr/ui/tabs';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { DataSourceKpis } from './DataSourceKpis.tsx';
import {
  type DataSourcesPageView,
  dataSourcesAddress,
  dataSourcesViews,
} from './dataSources.address.ts';
import { dataSourcesMessages as messages } from './dataSources.messages.ts';
import { SourceCard } from './SourceCard.tsx';
import { needsALook } from './states.ts';

export type ParsersResponse = EndpointResponse<typeof parsers>;

export interface DataSourcesViewProps {
  block: Block<ParsersResponse>;
  view: DataSourcesPageView;
  onView: (view: DataSourcesPageView) => void;
  collectors: readonly Collector[];
  canPause: boolean;
  onMark: (portal: PortalSlug, day: QualityDay) => void;
  onDetails: (portal: PortalSlug) => void;
  /** Milliseconds. */
  now: number;
  /** How fresh it is. */
  fresh: ReactNode;
  /** Under the portals: one of them in depth. */
  detail: ReactNode;
  imports: ReactNode;
  renames: ReactNode;
  log: ReactNode;
}

/** A refused collector needs attention, whatever the quality of earlier data. */
const isCollectorResting = (
  collectors: readonly Collector[],
  { portal, muted_until: muted }: ParserStatus,
) =>
  muted === null && collectors.some((each) => each.portal === portal && each.state === 'resting');

function useLead(
  response: ParsersResponse | undefined,
  collectors: readonly Collector[],
): string | undefined {
  const { formatMessage: t, formatList } = useIntl();
  const domain = useDomain();
  if (response === undefined) return undefined;
  if (response.items.every(({ state }) => state === 'none')) return t(messages.leadNone);
  const needingAttention = response.items
    .filter((status) => needsALook(status) || isCollectorResting(collectors, status))
    .map(({ portal }) => domain.portal(portal));
  if (needingAttention.length === 0) return t(messages.leadCalm);
  return t(messages.leadAttention, {
    count: needingAttention.length,
    portals: formatList(needingAttention),
  });
}

/** Whether yesterday's data can be trusted, portal by portal. */
export function DataSourcesView(props: DataSourcesViewProps) {
  const { block, view, onView, collectors, canPause, onMark, onDetails, now } = props;
  const { formatMessage: t } = useIntl();
  const lead = useLead(block.data, collectors);
  return (
    <Stack gap="lg">
      <PageHead
        title={t(messages.title)}
        address={dataSourcesAddress}
        lead={block.state.kind === 'failed' ? null : lead}
        meta={null}
        controls={props.fresh}
      />
      <Tabs
        selectedKey={view}
        onSelectionChange={(key) =>
          onView(dataSourcesViews.find((each) => each === key) ?? 'portals')
        }
      >
        <TabList label={t(messages.views)}>
          <Tab id="portals">{t(messages.viewPortals)}</Tab>
          <Tab id="imports">{t(messages.viewImports)}</Tab>
          <Tab id="renames">{t(messages.viewRenames)}</Tab>
          <Tab id="log">{t(messages.viewLog)}</Tab>
        </TabList>
        <TabPanel id="portals">
          <Stack gap="lg">
            <DataSourceKpis block={block} collectors={collectors} now={now} />
            {block.data === undefined ? (
              <DataPanel
                title={t(messages.viewPortals)}
                state={block.state}
                skeleton={<Skeleton shape="block" blockSize="60rem" />}
              />
            ) : (
              <Grid as="ul" min="min(26rem, 100%)">
                {block.data.items.map((status) => (
                  <SourceCard
                    key={status.portal}
                    status={status}
                    collector={collectors.find(({ portal }) => portal === status.portal) ?? null}
                    canPause={canPause}
                    onMark={(day) => onMark(status.portal, day)}
                    onDetails={() => onDetails(status.portal)}
                  />
                ))}
              </Grid>
            )}
            {props.detail}
          </Stack>
        </TabPanel>
        <TabPanel id="imports">
          <Stack gap="xl">{props.imports}</Stack>
        </TabPanel>
        <TabPanel id="renames">{props.renames}</TabPanel>
        <TabPanel id="log">{props.log}</TabPanel>
      </Tabs>
    </Stack>
  );
}
