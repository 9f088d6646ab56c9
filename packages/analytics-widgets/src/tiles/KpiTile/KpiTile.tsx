import { VisuallyHidden } from '@litometr/ui';
import { type ReactNode, use } from 'react';
import {
  countOfShare,
  isTooFewForShare,
  MIN_COUNT_FOR_SHARE,
  textOfFew,
} from '../../internal/fewShares.ts';
import { useProvenance } from '../../provider/DataProvenance.tsx';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { DeltaCell, NumberCell } from '../../table/cells/index.ts';
import { MethodNote } from '../MethodNote/MethodNote.tsx';
import { Sparkline, type SparklineProps } from '../Sparkline/index.ts';
import { KpiSkeleton, TileLayout } from './KpiSkeleton.tsx';
import * as css from './KpiTile.css.ts';

export interface KpiDelta {
  /** In the format of the tile; of a share, the difference, shown in percentage points. */
  value: number | null;
  /**
   * The change as a share of the earlier value; null without one to divide by. Not shown where the
   * tile counts fewer than ten things.
   */
  share?: number | null;
  reason?: string;
  /** Days that the change spans; shown if more than one. */
  days?: number | null;
  /**
   * Direction of an improvement, which the change is coloured by. Absent where neither direction is
   * good news, as for a turnover.
   */
  better?: 'up' | 'down';
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
 * One figure, its change, and its last days as a line. In a `KpiRow` of the variant `line` it is an
 * item without the line; its comparison is in the note. Inside a `DataProvenance` a small button
 * shows where the figure comes from.
 */
export function KpiTile(props: KpiTileProps) {
  const { label, format, step, delta, spark, comparison, href } = props;
  const { formats, strings, Link } = useWidgets();
  const { isLoading, isLine } = use(TileLayout);
  const hasProvenance = useProvenance() !== null;
  const isFew = format === 'percent' && isTooFewForShare(props.n);
  const value = isFew ? null : props.value;
  const reason = isFew ? strings.value.few : props.reason;
  const few = format === 'percent' ? textOfFew(props.value, props.n, formats, strings) : null;
  const share = shareOf(props);
  if (isLoading) return <KpiSkeleton label={label} />;
  // A line has no room for what did not change; its comparison says so.
  const hasChange = delta !== undefined && value !== null && !(isLine && delta.value === 0);
  const change = hasChange && (
    <>
      <DeltaCell
        value={delta.value}
        // Between two shares lie percentage points: a percentage would be the relative change.
        format={format === 'percent' ? 'points' : format}
        reason={delta.reason}
        days={delta.days}
        better={delta.better ?? 'none'}
        same="words"
      />
      {share !== null && !isLine && (
        <span className={css.share}>{formats.formatDelta(share, 'percent')}</span>
      )}
    </>
  );
  return (
    <div className={isLine ? css.item : css.tile} data-idle={isIdle(props) || undefined}>
      <p className={css.label}>
        {href === undefined ? (
          label
        ) : (
          <Link href={href} className={css.link}>
            {label}
          </Link>
        )}
      </p>
      <div className={isLine ? css.itemMain : css.main}>
        <span className={isLine ? css.itemFigure : css.figure}>
          {few ?? (
            <NumberCell
              value={value}
              format={format}
              step={step}
              reason={reason}
              {...(props.digits !== undefined && { digits: props.digits })}
            />
          )}
        </span>
        {isLine
          ? change && <span className={css.itemChange}>{change}</span>
          : spark &&
            value !== null && (
              <span className={css.spark}>
                <Sparkline {...spark} width={88} height={28} />
              </span>
            )}
      </div>
      {isLine ? (
        <VisuallyHidden as="div">{comparison}</VisuallyHidden>
      ) : (
        <>
          <div className={css.change}>{change}</div>
          <div className={css.comparison}>{comparison}</div>
        </>
      )}
      {hasProvenance && (
        <span className={css.about}>
          <MethodNote label={label} n={props.n} step={step} {...(isLine && { more: comparison })}>
            {props.about}
          </MethodNote>
        </span>
      )}
    </div>
  );
}

/** Returns the relative change to show; null for none. */
function shareOf({ value, delta, format = 'number' }: KpiTileProps): number | null {
  // A change of zero percent would only repeat the zero.
  if (!delta?.value || delta.share == null || value === null) return null;
  const isCount = format === 'number' || format === 'compact';
  const smaller = Math.min(Math.abs(value), Math.abs(value - delta.value));
  return isCount && smaller < MIN_COUNT_FOR_SHARE ? null : delta.share;
}

/**
 * Returns whether a tile says nothing: no value, or nothing or everything of something on all its
 * days. A row does not show three of them one after the other.
 */
export function isIdle(props: KpiTileProps): boolean {
  const { value, format, delta, spark, n } = props;
  // A share of few things is shown as a count where it is one.
  if (format === 'percent' && isTooFewForShare(n)) {
    return value === null || countOfShare(value, n) === null;
  }
  const isExtreme = value === 0 || (format === 'percent' && value === 1);
  const isSteady = !delta?.value && (spark?.points ?? []).every((point) => point.value === value);
  return value === null || (isExtreme && isSteady);
}
