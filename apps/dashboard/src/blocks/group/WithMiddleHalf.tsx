import type { Quartiles } from '@litometr/api-contract';
import { Stack, Text } from '@litometr/ui';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { groupMessages as messages } from './group.messages.ts';

interface WithMiddleHalfProps {
  /** Of the values that the median is of; null: unknown, and the median is alone. */
  quartiles: Quartiles | null;
  format: (value: number) => string;
  /** The median. */
  children: ReactNode;
}

/** A median in a column, and below it between what the middle half of the values is. */
export function WithMiddleHalf({ quartiles, format, children }: WithMiddleHalfProps) {
  const { formatMessage: t } = useIntl();
  return (
    <Stack gap="none" align="end">
      {children}
      {quartiles !== null && (
        <Text as="span" size="caption" tone="secondary">
          {t(messages.middleHalf, { low: format(quartiles.p25), high: format(quartiles.p75) })}
        </Text>
      )}
    </Stack>
  );
}
