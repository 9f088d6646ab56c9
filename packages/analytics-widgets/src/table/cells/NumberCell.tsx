import { VisuallyHidden } from '@litometr/ui';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { signs } from '../../internal/signs.ts';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './values.css.ts';

export interface NumberCellProps {
  value: number | null;
  format?: ValueFormat;
  /** Rounding step of the portal; above 1 the value is marked as approximate. */
  step?: number;
  reason?: string;
  /** Decimals of a share close to 1: 99,7 % is not 100 %. */
  digits?: number;
}

/** A number with its exact value on hover; ≈ before values rounded by the portal. */
export function NumberCell(props: NumberCellProps) {
  const { value, format = 'number', step = 1, reason, digits } = props;
  const { formats, strings } = useWidgets();
  if (value === null) return <MissingValue reason={reason} />;
  const text =
    format === 'percent' && digits !== undefined
      ? formats.formatPercent(value, digits)
      : formats.formatValue(value, format);
  const full = format === 'compact' ? formats.formatNumber(value) : undefined;
  if (step <= 1) {
    return (
      <span className={css.figure} title={full}>
        {text}
      </span>
    );
  }
  const spoken = strings.value.approximately(text);
  return (
    <span className={css.figure} title={strings.value.approximately(full ?? text)}>
      <span aria-hidden="true">{signs.about + text}</span>
      <VisuallyHidden>{spoken}</VisuallyHidden>
    </span>
  );
}
