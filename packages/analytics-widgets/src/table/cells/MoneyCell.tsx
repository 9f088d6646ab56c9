import { VisuallyHidden } from '@litometr/ui';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './values.css.ts';

export interface MoneyCellProps {
  /** In the provider's currency. */
  value: number | null;
  /** The price before a discount, struck through; shown only where it differs. */
  oldValue?: number | null;
  /** Whole amounts have decimals, too: for a column of computed amounts. @default false */
  isFixed?: boolean;
  reason?: string;
}

/** A price; below it the old one, struck through, and the difference. */
export function MoneyCell(props: MoneyCellProps) {
  const { value, oldValue = null, isFixed = false, reason } = props;
  const { formats, strings } = useWidgets();
  if (value === null) return <MissingValue reason={reason} />;
  const old = oldValue !== null && oldValue !== value ? formats.formatMoney(oldValue) : null;
  return (
    <span className={css.money}>
      <span>{formats.formatMoney(value, { isFixed })}</span>
      {old !== null && (
        <span className={css.quiet}>
          <s aria-hidden="true">{old}</s>
          <VisuallyHidden>{strings.money.oldPrice(old)}</VisuallyHidden>
          {oldValue !== null && oldValue > 0 && (
            <> {formats.formatDelta(value / oldValue - 1, 'percent')}</>
          )}
        </span>
      )}
    </span>
  );
}
