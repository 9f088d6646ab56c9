import { DeltaCell, useFormats } from '@litometr/analytics-widgets';
import type { ChangeReason } from '@litometr/api-contract';
import { Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { changeMessages } from '../../domain/domain.messages.ts';
import * as css from './ChangeCell.css.ts';

export interface ChangeCellProps {
  change: number | null;
  /** The books that the change is of; null where it is of no books. */
  n: number | null;
  reason: ChangeReason | null;
  /** Ends of its 95 % interval, as shares; absent where it has none. */
  interval?: { low: number | null; high: number | null };
  /** Why there is no change where the server gives no reason. */
  none?: string;
  /**
   * Whether chance does not explain it, which is unknown without an interval: a colour would say that it is good
   * or bad news.
   *
   * @default false
   */
  isCertain?: boolean;
}

/**
 * A change of gains in per cent over the number of books that it is of and its interval, or why there is none. One
 * that may be by chance has no colour.
 */
export function ChangeCell(props: ChangeCellProps) {
  const { change, n, reason, interval, none, isCertain = false } = props;
  const { formatMessage: t } = useIntl();
  const { formatDelta } = useFormats();
  const { low = null, high = null } = interval ?? {};
  const missing = reason === null ? none : t(changeMessages[reason]);
  const cell = (
    <DeltaCell
      value={change}
      format="percent"
      better={isCertain ? 'up' : 'none'}
      {...(missing !== undefined && { reason: missing })}
    />
  );
  if (change === null || n === null) return cell;
  // Integer percentages: an interval is no more exact than that, and its column is narrow.
  const whole = (share: number) => formatDelta(Math.round(share * 100) / 100, 'percent');
  return (
    <>
      {cell}
      <Text as="div" size="caption" tone="secondary" numeric className={css.basis}>
        <div>{t(changeMessages.books, { n })}</div>
        {low !== null && high !== null && (
          <div>{t(changeMessages.interval, { low: whole(low), high: whole(high) })}</div>
        )}
      </Text>
    </>
  );
}
