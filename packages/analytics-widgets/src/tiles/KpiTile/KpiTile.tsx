import { type ReactNode, use } from 'react';
import { useProvenance } from '../../provider/DataProvenance.tsx';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { DeltaCell, NumberCell } from '../../table/cells/index.ts';
import { MethodNote } from '../MethodNote/MethodNote.tsx';
import { Sparkline, type SparklineProps } from '../Sparkline/index.ts';
import { KpiSkeleton, TilesLoad } from './KpiSkeleton.tsx';
import * as css from './KpiTile.css.ts';

export interface KpiDelta {
  /** In the format of the tile. */
  value: number | null;
  /** The change as a share of the earlier value; null without one to divide by. */
  share?: number | null;
  reason?: string;
  /** Days that the change spans; shown if more than one. */
  days?: number | null;
  lessIsBetter?: boolean;
}

export interface KpiTileProps {
  label: string;
  value: number | null;
  format?: ValueFormat;
  /** Rounding step; above 1 the figure is marked as approximate. */
  step?: number;
  /** Decimals of a share. */
  digits?: number;
  /** Reason for the missing value. */
  reason?: string;
  delta?: KpiDelta;
  spark?: Pick<SparklineProps, 'points' | 'label' | 'inverted' | 'format'>;
  /** The value or period that the change compares with, in one line. */
  comparison?: ReactNode;
  /** Address of the details: a page, or a chart further down (`#turnover`). */
  href?: string;
  /** Explains the figure and its calculation, behind the button that shows its source. */
  about?: ReactNode;
  /** Sample size of the figure. */
  n?: number | null;
}

/**
 * One figure, its change, and its last days as a line. Inside a `DataProvenance` a small button
 * shows where the figure comes from.
 */
export function KpiTile(props: KpiTileProps) {
  const { label, value, format, step, reason, delta, spark, comparison, href } = props;
  const { formats, Link } = useWidgets();
  const hasProvenance = useProvenance() !== null;
  // A change of zero percent would only repeat the zero.
  const share = delta?.value === 0 ? null : (delta?.share ?? null);
  if (use(TilesLoad)) return <KpiSkeleton label={label} />;
  return (
    <div className={css.tile}>
      <p className={css.label}>
        {href === undefined ? (
          label
        ) : (
          <Link href={href} className={css.link}>
            {label}
          </Link>
        )}
      </p>
      <div className={css.main}>
        <span className={css.figure}>
          <NumberCell
            value={value}
            format={format}
            step={step}
            reason={reason}
            {...(props.digits !== undefined && { digits: props.digits })}
          />
        </span>
        {spark && value !== null && (
          <span className={css.spark}>
            <Sparkline {...spark} width={88} height={28} />
          </span>
        )}
      </div>
      <div className={css.change}>
        {delta && (
          <>
            <DeltaCell
              value={delta.value}
              format={format}
              reason={delta.reason}
              days={delta.days}
              lessIsBetter={delta.lessIsBetter}
              same="words"
            />
            {share !== null && (
              <span className={css.share}>{formats.formatDelta(share, 'percent')}</span>
            )}
          </>
        )}
      </div>
      <div className={css.comparison}>{comparison}</div>
      {hasProvenance && (
        <span className={css.about}>
          <MethodNote label={label} n={props.n} step={step}>
            {props.about}
          </MethodNote>
        </span>
      )}
    </div>
  );
}
