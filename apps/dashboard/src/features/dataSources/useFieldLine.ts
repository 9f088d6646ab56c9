import type { HeatMapLine } from '@litometr/analytics-widgets/charts';
import { metricKey } from '@litometr/api-contract';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { metricMessages } from '../../domain/domain.messages.ts';
import { fieldMessages } from './fields.messages.ts';

const facts: Readonly<Record<string, MessageDescriptor | undefined>> = fieldMessages;

/**
 * Returns a field as the label of a chart row: its translated name, followed by the name in code,
 * files and logs for those who repair a selector. An unknown field of a newer server has only that
 * name.
 */
export function useFieldLine(): (field: string) => HeatMapLine {
  const { formatMessage: t } = useIntl();
  return (field) => {
    const metric = metricKey.safeParse(field);
    const message: MessageDescriptor | undefined = metric.success
      ? metricMessages[metric.data]
      : facts[field];
    return message === undefined
      ? { id: field, label: field }
      : { id: field, label: t(message), note: field };
  };
}
