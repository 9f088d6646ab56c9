import { DeltaCell } from '@litometr/analytics-widgets';
import type { Gain } from '@litometr/api-contract';
import { Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { columnMessages } from '../../domain/domain.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';

const WEEK_DAYS = 7;

interface WeekGainCellProps {
  gain: Gain | null | undefined;
  /** Says that it is of a week: below another figure, where no header says so. */
  isNamed?: boolean;
}

/** A gain of a week: null with its reason, over the days that it was scaled from. */
export function WeekGainCell({ gain, isNamed = false }: WeekGainCellProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const cell = (
    <DeltaCell
      value={gain?.value ?? null}
      reason={domain.gainReason(gain ?? undefined)}
      days={isNamed ? WEEK_DAYS : null}
    />
  );
  if (gain?.value == null || gain.days === null || gain.days === WEEK_DAYS) return cell;
  return (
    <>
      {cell}
      <Text as="div" size="caption" tone="secondary" style={{ whiteSpace: 'nowrap' }}>
        {t(columnMessages.scaledGain, { days: gain.days })}
      </Text>
    </>
  );
}
