import { NumberCell, useFormats } from '@litometr/analytics-widgets';
import type { GroupRow } from '@litometr/api-contract';
import { Stack, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { groupMessages as messages } from './group.messages.ts';

type NewGain = Pick<
  GroupRow,
  'median_gain_new' | 'median_gain_new_low' | 'median_gain_new_high' | 'new_n'
>;

/** The daily gain of the usual new book, with its interval and the number of new books under it. */
export function NewGainCell({ row }: { row: NewGain }) {
  const { formatMessage: t } = useIntl();
  const { formatNumber } = useFormats();
  const { median_gain_new: value, median_gain_new_low: low, median_gain_new_high: high } = row;
  const rounded = (gain: number) => formatNumber(gain, { digits: 1 });
  const interval =
    low === null || high === null
      ? null
      : t(messages.newInterval, {
          low: rounded(low),
          high: rounded(high),
          n: formatNumber(row.new_n),
        });
  return (
    <Stack gap="none" align="end">
      <NumberCell
        value={value === null ? null : Math.round(value * 10) / 10}
        reason={t(messages.fewNewBooks, { count: row.new_n })}
      />
      {interval !== null && (
        <Text as="span" size="caption" tone="secondary" numeric style={{ whiteSpace: 'nowrap' }}>
          {interval}
        </Text>
      )}
    </Stack>
  );
}
