import { MissingValue, useFormats } from '@litometr/analytics-widgets';
import type { Lift } from '@litometr/api-contract';
import { VisuallyHidden } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { trendsMessages as messages } from './portalTrends.messages.ts';

/** Over-representation with how sure it is: ● leaves chance out, ○ does not. */
export function LiftCell({ lift, reason }: { lift: Lift | null; reason: string }) {
  const { formatMessage: t } = useIntl();
  const { formatNumber } = useFormats();
  if (lift === null) return <MissingValue reason={reason} />;
  const sure = t(lift.stable ? messages.stable : messages.tentative);
  const interval =
    lift.low === null || lift.high === null
      ? sure
      : t(messages.interval, {
          low: formatNumber(lift.low, { digits: 2 }),
          high: formatNumber(lift.high, { digits: 2 }),
          n: formatNumber(lift.n),
        });
  const mark = lift.stable ? '●' : '○';
  return (
    <span title={[interval, sure].join(' · ')}>
      {t(messages.liftValue, { value: formatNumber(lift.value, { digits: 2 }) })}
      <span aria-hidden="true">{mark}</span>
      <VisuallyHidden>{sure}</VisuallyHidden>
    </span>
  );
}
