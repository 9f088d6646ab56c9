import { assignInlineVars } from '@vanilla-extract/dynamic';
import { textOfFew } from '../../internal/fewShares.ts';
import { MissingValue } from '../../internal/MissingValue.tsx';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './values.css.ts';

export interface PercentCellProps {
  /** 0 to 1. */
  share: number | null;
  /** A thin bar below the number makes the shares of a column comparable at a glance. */
  bar?: boolean;
  reason?: string;
  /** Number of things that the share is of. Fewer than ten are shown as a count: "4 of 5". */
  n?: number;
}

/** A share with its bar. */
export function PercentCell({ share, bar = true, reason, n }: PercentCellProps) {
  const { formats, strings } = useWidgets();
  if (share === null) return <MissingValue reason={reason} />;
  const text = textOfFew(share, n, formats, strings) ?? formats.formatPercent(share);
  if (!bar) return <span className={css.figure}>{text}</span>;
  const filled = `${Math.min(1, Math.max(0, share)) * 100}%`;
  return (
    <span className={css.percent} style={assignInlineVars({ [css.filled]: filled })}>
      {text}
    </span>
  );
}
