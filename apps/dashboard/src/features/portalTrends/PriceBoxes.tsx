import { type PanelState, useFormats } from '@litometr/analytics-widgets';
import type { GroupRow, Meta } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { BoxPlot } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { firstBy } from '../../domain/largestBy.ts';
import { MIN_BOOKS } from '../../domain/minBooks.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { useQuoted } from '../../domain/useQuoted.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';

interface PriceBoxesProps {
  state: PanelState;
  rows: readonly GroupRow[];
  meta: Meta | undefined;
  onChoose: (genre: string) => void;
}

/** Prices of paid books, genre by genre. */
export function PriceBoxes({ state, rows, meta, onChoose }: PriceBoxesProps) {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const quoted = useQuoted();
  const { formatMoney } = useFormats();
  const source = useChartSource();
  const priced = rows.filter(({ price }) => price !== null);
  const compared = priced.filter(({ price }) => price !== null && price.n >= MIN_BOOKS);
  const dearest =
    compared.length < 2
      ? null
      : firstBy(
          compared,
          ({ price }) => price?.p50 ?? null,
          (value) => formatMoney(value),
        );
  return (
    <BoxPlot
      title={
        dearest === null
          ? t(messages.boxes)
          : t(messages.boxesLead, {
              least: MIN_BOOKS,
              name: quoted(glossed(dearest.item.name)),
              price: formatMoney(dearest.value),
            })
      }
      headingLevel={2}
      note={t(messages.boxesNote)}
      csvName={t(messages.boxes)}
      state={state}
      {...source(meta, { n: null })}
      {...(meta === undefined && { height: 440 })}
      label={t(messages.price)}
      format="money"
      baseline="auto"
      onChoose={onChoose}
      groups={priced.map(({ id, name, price }) => ({
        id: String(id),
        label: glossed(name),
        p10: null,
        p25: price?.p25 ?? null,
        p50: price?.p50 ?? null,
        p75: price?.p75 ?? null,
        p90: null,
        n: price?.n ?? 0,
      }))}
    />
  );
}
