import { listMatrix } from '@litometr/api-contract';
import { Grid, GridItem, Stack } from '@litometr/ui';
import { useEndpoint, useRead } from '../../api/useEndpoint.ts';
import { RaceChart } from '../../blocks/rankList/RaceChart.tsx';
import { useDomain } from '../../domain/useDomain.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { FlowChart, type OverviewAnswer } from './FlowChart.tsx';
import { GainsChart } from './GainsChart.tsx';
import { MixCharts } from './MixCharts.tsx';
import { MoversPair } from './MoversPair.tsx';
import { OverviewKpis } from './OverviewKpis.tsx';
import { overviewReads } from './portalTrends.address.ts';
import type { TabProps } from './tabs.ts';
import { WeekdayChart } from './WeekdayChart.tsx';

/** Books whose way the race draws. */
const RACE = 10;

/** The leading list over the period; asked for when it is known which list leads. */
function useRace({ portal, period }: TabProps, leading: OverviewAnswer['leading'] | undefined) {
  return useEndpoint(
    listMatrix,
    {
      params: { portal, list: leading?.list ?? 'global_top' },
      query: {
        ...period.query,
        depth: RACE,
        ...(leading?.genre == null ? {} : { genre: String(leading.genre.id) }),
        ...(leading?.period == null ? {} : { period: leading.period }),
      },
    },
    { enabled: leading != null },
  );
}

/** «Обзор»: key figures, what the top is made of, who overtook whom, what came and went. */
export function OverviewTab(props: TabProps) {
  const domain = useDomain();
  const reads = overviewReads(props.portal, props.period);
  const main = useRead(reads.main);
  const mix = useRead(reads.mix);
  const week = useRead(reads.week);
  const leading = main.data?.leading;
  const race = useRace(props, leading);
  const list = leading == null ? '' : domain.listName(leading);
  const state = usePanelState(main);
  return (
    <Stack gap="xxl">
      <OverviewKpis answer={main.data} />
      <MixCharts state={usePanelState(mix)} answer={mix.data} list={list} />
      <div id="race">
        <RaceChart state={usePanelState(race)} answer={race.data} depth={RACE} name={list} />
      </div>
      <MoversPair state={state} answer={main.data} />
      <Grid>
        <GridItem span={6} id="flow">
          <FlowChart list={list} state={state} answer={main.data} />
        </GridItem>
        <GridItem span={6} id="weekdays">
          <WeekdayChart state={usePanelState(week)} answer={week.data} />
        </GridItem>
      </Grid>
      <div id="gains">
        <GainsChart state={state} answer={main.data} />
      </div>
    </Stack>
  );
}
