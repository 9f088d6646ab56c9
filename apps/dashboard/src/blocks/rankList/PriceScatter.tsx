import { type PanelState, useFormats } from '@litometr/analytics-widgets';
import type { ListItem, Meta } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { median } from '../../domain/median.ts';
import { paths } from '../../domain/paths.ts';
import { Scatter } from '../charts/charts.ts';
import { useChartSource } from '../charts/useChartSource.ts';
import { rankListMessages as messages } from './rankList.messages.ts';

export interface PriceScatterProps {
  state: PanelState;
  items: readonly ListItem[];
  meta: Meta | undefined;
}

/** Price against place: a mark a book that costs something, those on sale in a hue of their own. */
export function PriceScatter({ state, items, meta }: PriceScatterProps) {
  const { formatMessage: t } = useIntl();
  const { formatMoney } = useFormats();
  const navigate = useNavigate();
  const source = useChartSource();
  const priced = items.filter(({ book }) => book.price_rub !== null && book.price_rub > 0);
  const middle = median(priced.map(({ book }) => book.price_rub ?? 0));
  const onSale = priced.filter(({ book }) => book.price_old_rub !== null).length;
  return (
    <Scatter
      title={
        middle === null
          ? t(messages.prices)
          : t(messages.pricesLead, { median: formatMoney(middle), onSale })
      }
      headingLevel={2}
      note={t(messages.pricesNote)}
      csvName={t(messages.prices)}
      state={state}
      {...source(meta, { n: priced.length })}
      x={{ label: t(messages.place), format: 'rank' }}
      y={{
        label: t(messages.price),
        format: 'money',
        ...(middle === null ? {} : { split: middle }),
      }}
      onChoose={(id) => void navigate(paths.book(Number(id)))}
      points={priced.map(({ book, position }) => ({
        id: String(book.id),
        label: book.title,
        x: position,
        y: book.price_rub,
        hue: book.price_old_rub === null ? 0 : 1,
      }))}
    />
  );
}
