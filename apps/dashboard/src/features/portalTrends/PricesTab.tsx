import { bookAccess } from '@litometr/api-contract';
import { Grid, GridItem, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useRead } from '../../api/useEndpoint.ts';
import { PriceScatter } from '../../blocks/rankList/PriceScatter.tsx';
import { usePriceBand } from '../../blocks/usePriceBand.ts';
import { accessMessages } from '../../domain/domain.messages.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { GrowthBars } from './GrowthBars.tsx';
import { PriceBoxes } from './PriceBoxes.tsx';
import { trendsMessages as messages } from './portalTrends.messages.ts';
import { pricedListRead, priceReads, UNKNOWN_LIST } from './portalTrends.reads.ts';
import type { TabProps } from './tabs.ts';
import { VolumePrices } from './VolumePrices.tsx';

/** «Цены»: what books cost by genre, whether place follows price, which prices gain readers. */
export function PricesTab({ portal, period, summary, state, onChange }: TabProps) {
  const { formatMessage: t } = useIntl();
  const bandOf = usePriceBand();
  const leading = summary?.lists[0];
  const reads = priceReads(portal, state, period);
  const rows = useRead(reads.rows);
  const top = useRead(pricedListRead(portal, leading?.list ?? UNKNOWN_LIST), {
    enabled: leading !== undefined,
  });
  const volumes = useRead(reads.volumes);
  const volumesState = usePanelState(
    volumes,
    volumes.data?.meta.n === 0 ? { title: t(messages.volumeNone) } : null,
  );
  const bands = useRead(reads.bands);
  const accesses = useRead(reads.accesses);
  const accessName = ({ key, label }: { key: string; label: string }) => {
    const access = bookAccess.options.find((each) => each === key);
    return access === undefined ? label : t(accessMessages[access]);
  };
  return (
    <Stack gap="xxl">
      <PriceBoxes
        state={usePanelState(rows)}
        rows={rows.data?.items ?? []}
        meta={rows.data?.meta}
        onChoose={(genre) =>
          onChange({ view: 'movement', list: 'genre_top', genre, part: 'prices' })
        }
      />
      <VolumePrices
        state={volumesState}
        response={volumes.data}
        genres={rows.data?.items ?? []}
        genre={state.price_genre}
        onGenre={(price_genre) => onChange({ price_genre })}
      />
      <PriceScatter
        state={usePanelState(top)}
        items={top.data?.items ?? []}
        meta={top.data?.meta}
      />
      <Grid>
        <GridItem span={6}>
          <GrowthBars
            kind="price"
            state={usePanelState(bands)}
            response={bands.data}
            labelOf={({ key, label }) => bandOf(key) ?? label}
          />
        </GridItem>
        <GridItem span={6}>
          <GrowthBars
            kind="access"
            state={usePanelState(accesses)}
            response={accesses.data}
            labelOf={accessName}
          />
        </GridItem>
      </Grid>
    </Stack>
  );
}
