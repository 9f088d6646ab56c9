import type { PanelState } from '@litometr/analytics-widgets';
import type { BookAccess, BookStatus, ListItem, Meta } from '@litometr/api-contract';
import { bookAccess, bookStatus } from '@litometr/api-contract';
import { Grid, GridItem } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { accessMessages } from '../../domain/domain.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { BarList } from '../charts/charts.ts';
import { useChartSource } from '../charts/useChartSource.ts';
import type { SummaryResponse } from './ListKpis.tsx';
import { PriceScatter } from './PriceScatter.tsx';
import { rankListMessages as messages } from './rankList.messages.ts';

export interface PricesViewProps {
  state: PanelState;
  items: readonly ListItem[];
  meta: Meta | undefined;
  summary: SummaryResponse | undefined;
  summaryState: PanelState;
}

/** Prices of the books of a list, and the way they are sold. */
export function PricesView({ state, items, meta, summary, summaryState }: PricesViewProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const source = useChartSource();
  const shares = [
    {
      id: 'status',
      title: t(messages.statuses),
      items: (summary?.statuses ?? []).map(({ key, count }) => ({
        id: key ?? '',
        label: statusName(key) ?? t(messages.notTold),
        value: count,
      })),
    },
    {
      id: 'access',
      title: t(messages.accesses),
      items: (summary?.accesses ?? []).map(({ key, count }) => ({
        id: key ?? '',
        label: accessName(key) ?? t(messages.notTold),
        value: count,
      })),
    },
  ];

  function statusName(key: string | null): string | null {
    const status: BookStatus | undefined = bookStatus.options.find((each) => each === key);
    return status === undefined ? null : domain.status(status);
  }
  function accessName(key: string | null): string | null {
    const access: BookAccess | undefined = bookAccess.options.find((each) => each === key);
    return access === undefined ? null : t(accessMessages[access]);
  }

  return (
    <Grid>
      <GridItem span={12}>
        <PriceScatter state={state} items={items} meta={meta} />
      </GridItem>
      {shares.map(({ id, title, items: bars }) => (
        <GridItem key={id} span={6}>
          <BarList
            title={title}
            headingLevel={2}
            csvName={title}
            state={summaryState}
            {...source(summary?.meta)}
            valueLabel={t(messages.places)}
            items={bars}
          />
        </GridItem>
      ))}
    </Grid>
  );
}
