import type {
  EndpointResponse,
  listMatrix,
  topMix,
  updatesByWeekday,
} from '@litometr/api-contract';
import { Grid, GridItem, Stack } from '@litometr/ui';
import type { Block } from '../../blocks/block.ts';
import { ListPartialDays } from '../../blocks/rankList/ListPartialDays.tsx';
import { RaceChart } from '../../blocks/rankList/RaceChart.tsx';
import { FlowChart, type OverviewResponse } from './FlowChart.tsx';
import { GainsChart } from './GainsChart.tsx';
import { MixCharts } from './MixCharts.tsx';
import { MoversPair } from './MoversPair.tsx';
import { OverviewKpis } from './OverviewKpis.tsx';
import { WeekdayChart } from './WeekdayChart.tsx';

/** Number of books in the race. */
export const RACE = 10;

export interface OverviewViewProps {
  main: Block<OverviewResponse>;
  mix: Block<EndpointResponse<typeof topMix>>;
  week: Block<EndpointResponse<typeof updatesByWeekday>>;
  race: Block<EndpointResponse<typeof listMatrix>>;
  /** Name of the leading list; empty until it is known. */
  list: string;
}

/** The parts of the overview, each with its own response. */
export function OverviewView({ main, mix, week, race, list }: OverviewViewProps) {
  return (
    <Stack gap="xxl">
      <Stack gap="sm">
        <OverviewKpis block={main} />
        <MoversPair state={main.state} response={main.data} />
      </Stack>
      <div id="race">
        <ListPartialDays meta={race.data?.meta} days={race.data?.days}>
          <RaceChart state={race.state} response={race.data} depth={RACE} name={list} />
        </ListPartialDays>
      </div>
      <MixCharts state={mix.state} response={mix.data} list={list} />
      <Grid>
        <GridItem span={6} id="flow">
          <FlowChart list={list} state={main.state} response={main.data} />
        </GridItem>
        <GridItem span={6} id="weekdays">
          <WeekdayChart state={week.state} response={week.data} />
        </GridItem>
      </Grid>
      <div id="gains">
        <GainsChart state={main.state} response={main.data} />
      </div>
    </Stack>
  );
}
