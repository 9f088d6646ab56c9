import { Grid, GridItem, SegmentedControl, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useDomain } from '../../domain/useDomain.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { ListKpis } from './ListKpis.tsx';
import { ListPartialDays } from './ListPartialDays.tsx';
import { ListParts } from './ListParts.tsx';
import type { ListScreenProps } from './listScreenProps.ts';
import { listParts, RACE_DEPTH } from './listState.ts';
import { RaceChart } from './RaceChart.tsx';
import { rankListMessages as messages } from './rankList.messages.ts';

/** Next to the page's own tiles. */
const FIRST_TILES = 5;

/**
 * The full screen of a portal's list: figures, the race of its first ranks, and one part at a time.
 */
export function ListScreen(props: ListScreenProps) {
  const { list, reads, state, onChange } = props;
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const shown = reads.ranks.data?.list;
  const name =
    shown === undefined
      ? domain.list(list)
      : domain.listName({ list: shown.kind, genre: shown.genre, period: shown.period });
  const hasPrices =
    reads.ranks.data?.items.some(({ book }) => book.price_rub !== null) ?? list === 'bestseller';
  const parts = listParts.filter((part) => part !== 'prices' || hasPrices);
  const { side } = props;
  const head = (
    <Stack gap="xl">
      <ListKpis
        state={usePanelState(reads.summary)}
        response={reads.summary.data}
        {...(props.figures !== undefined && { maxTiles: FIRST_TILES })}
      >
        {props.figures}
      </ListKpis>
      <RaceChart
        state={usePanelState(reads.race)}
        response={reads.race.data}
        depth={RACE_DEPTH[list]}
        name={name}
        chosen={state.sel ?? []}
      />
    </Stack>
  );
  return (
    <ListPartialDays meta={reads.ranks.data?.meta} days={reads.days.data?.items}>
      <Stack gap="xl">
        {side === undefined ? (
          head
        ) : (
          <Grid>
            <GridItem span={3} className={side.className}>
              {side.children}
            </GridItem>
            <GridItem span={9}>{head}</GridItem>
          </Grid>
        )}
        <Stack gap="md" id="part">
          <SegmentedControl
            label={t(messages.parts)}
            labelHidden
            options={parts.map((part) => ({ id: part, label: t(messages[`part_${part}`]) }))}
            value={state.part}
            onChange={(part) => onChange({ part })}
          />
          <ListParts {...props} name={name} />
        </Stack>
      </Stack>
    </ListPartialDays>
  );
}
