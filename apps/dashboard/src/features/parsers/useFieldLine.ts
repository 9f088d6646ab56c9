import type { HeatMapLine } from '@litometr/analytics-widgets/charts';
import { metricKey } from '@litometr/api-contract';
import { type MessageDescriptor, useIntl } from 'react-intl';
import { metricMessages } from '../../domain/domain.messages.ts';
import { fieldMessages } from './fields.messages.ts';

const facts: Readonly<Record<string, MessageDescriptor | undefined>> = fieldMessages;

/**
 * A field as a row of a chart: in words, with the name beside it that code, files and journals have,
 * for who mends a selector. A field of a newer server is called as the server calls it.
 */
export function useFieldLine(): (field: string) => HeatMapLine {
  const { formatMessage: t } = useIntl();
  return (field) => {
    const metric = metricKey.safeParse(field);
    const words: MessageDescriptor | undefined = metric.success
      ? metricMessages[metric.data]
      : facts[field];
    return words === undefined
      ? { id: field, label: field }
      : { id: field, label: t(words), note: field };
  };
}
