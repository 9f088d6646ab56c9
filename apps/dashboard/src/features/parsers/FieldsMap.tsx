import { useFormats } from '@litometr/analytics-widgets';
import { type EndpointResponse, metricKey, type parserDetail } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { HeatMap } from '../../blocks/charts/charts.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { detailMessages as messages } from './detail.messages.ts';

/** The field's name in words; fields that are no metrics have words of their own. */
export function useFieldName(): (field: string) => string {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  return (field) => {
    const metric = metricKey.safeParse(field);
    if (metric.success) return domain.metric(metric.data);
    if (field === 'chars') return t(messages.chars);
    return field === 'price_rub' ? t(messages.price) : field;
  };
}

export interface FieldsMapProps {
  block: Block<Pick<EndpointResponse<typeof parserDetail>, 'coverage'>>;
}

/** Field by day: a selector that broke is a row that pales. */
export function FieldsMap({ block }: FieldsMapProps) {
  const { formatMessage: t } = useIntl();
  const { formatDay } = useFormats();
  const fieldName = useFieldName();
  const days = block.data?.coverage.days ?? [];
  const fields = block.data?.coverage.fields ?? [];
  return (
    <HeatMap
      title={t(messages.fieldsTitle)}
      note={t(messages.fieldsNote)}
      csvName="litometr-fields"
      state={
        block.state.kind === 'ready' && days.length === 0
          ? { kind: 'empty', title: t(messages.noFields) }
          : block.state
      }
      rows={fields.map(({ field }) => ({ id: field, label: fieldName(field) }))}
      columns={days.map((day) => ({ id: day, label: formatDay(day, 'short') }))}
      values={fields.map(({ shares }) => shares)}
      valueLabel={t(messages.fieldShare)}
      format="percent"
      isTime
    />
  );
}
