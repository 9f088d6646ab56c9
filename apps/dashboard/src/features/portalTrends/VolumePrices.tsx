import { type PanelState, useFormats } from '@litometr/analytics-widgets';
import type {
  EndpointResponse,
  GroupRow,
  pricesByVolume,
  VolumePrices as VolumeBand,
} from '@litometr/api-contract';
import { SHEET_CHARS } from '@litometr/domain';
import { SelectOnIntent } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { BoxPlot } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { Section } from '../../blocks/Section.tsx';
import { firstBy } from '../../domain/largestBy.ts';
import { MIN_BOOKS } from '../../domain/minBooks.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';

interface VolumePricesProps {
  state: PanelState;
  response: EndpointResponse<typeof pricesByVolume> | undefined;
  /** Genres to choose from. */
  genres: readonly Pick<GroupRow, 'id' | 'name' | 'books'>[];
  /** Undefined: all genres. */
  genre: string | undefined;
  onGenre: (genre: string | undefined) => void;
}

const BANDS = 5;
const ALL = 'all';

/** Shows the prices of paid books by their volume, in one genre or in all. */
export function VolumePrices({ state, response, genres, genre, onGenre }: VolumePricesProps) {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const { formatMoney } = useFormats();
  const source = useChartSource();
  const items = response?.items ?? [];
  const nameOf = ({ from, to }: VolumeBand) => {
    const [first, last] = [from / SHEET_CHARS, (to ?? 0) / SHEET_CHARS];
    if (to === null) return t(messages.volumeBandFrom, { from: first });
    return from === 0
      ? t(messages.volumeBandUpTo, { to: last })
      : t(messages.volumeBand, { from: first, to: last });
  };
  const largest = firstBy(
    items,
    ({ price }) => (price === null || price.n < MIN_BOOKS ? null : price.n),
    String,
  )?.item;
  return (
    <Section
      title={t(messages.volumePrices)}
      actions={
        <SelectOnIntent
          label={t(messages.volumeGenre)}
          size="sm"
          options={[
            { id: ALL, label: t(messages.volumeAllGenres) },
            ...genres
              .toSorted((a, b) => b.books - a.books)
              .map(({ id, name }) => ({ id: String(id), label: glossed(name) })),
          ]}
          value={genre ?? ALL}
          onChange={(id) => onGenre(id === ALL ? undefined : id)}
        />
      }
    >
      <BoxPlot
        title={
          largest?.price == null
            ? t(messages.volumePrices)
            : t(messages.volumePricesLead, {
                band: nameOf(largest),
                price: formatMoney(largest.price.p50),
              })
        }
        headingLevel={3}
        note={t(messages.volumePricesNote)}
        csvName={t(messages.volumePrices)}
        state={state}
        {...source(response?.meta, { n: response?.meta.n ?? null })}
        height={BANDS * 44 + 48}
        label={t(messages.price)}
        format="money"
        baseline="auto"
        groups={items.map((band) => ({
          id: String(band.from),
          label: nameOf(band),
          p10: null,
          p25: band.price?.p25 ?? null,
          p50: band.price?.p50 ?? null,
          p75: band.price?.p75 ?? null,
          p90: null,
          n: band.price?.n ?? 0,
        }))}
      />
    </Section>
  );
}
