import { DeltaCell } from '@litometr/analytics-widgets';
import type { Gain } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { columnMessages } from '../../domain/domain.messages.ts';
import { useDomain } from '../../domain/useDomain.ts';

const WEEK_DAYS = 7;

/** A gain of a week: null with its reason, and as its title the days that it was scaled from. */
export function WeekGainCell({ gain }: { gain: Gain | null | undefined }) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const cell = (
    <DeltaCell value={gain?.value ?? null} reason={domain.gainReason(gain ?? undefined)} />
  );
  if (gain?.value == null || gain.days === null || gain.days === WEEK_DAYS) return cell;
  return <span title={t(columnMessages.scaledGain, { days: gain.days })}>{cell}</span>;
}
