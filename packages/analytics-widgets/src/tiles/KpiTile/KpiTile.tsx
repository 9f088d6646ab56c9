import { type ReactNode, use } from 'react';
import type { ValueFormat } from '../../provider/formats.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { DeltaCell, NumberCell } from '../../table/cells/index.ts';
import { LateNote } from '../MethodNote/LateNote.tsx';
import { Sparkline, type SparklineProps } from '../Sparkline/index.ts';
import { KpiSkeleton, TilesLoad } from './KpiSkeleton.tsx';
import * as css from './KpiTile.css.ts';

export interface KpiDelta {
  /** In the tile's format. */
  value: number | null;
  /** The same change as a share of the earlier value; null where there is none to divide by. */
  share?: number | null;
  reason?: string;
  /** Days that the change spans; said where it is more than one. */
  days?: number | null;
  lessIsBetter?: boolean;
}

export interface KpiTileProps {
  label: string;
  value: number | null;
  format?: ValueFormat;
  /** Rounding step; above 1 the figure is marked as approximate. */
  step?: number;
  /** Digits behind the point of a share. */
  digits?: number;
  /** Why there is no value. */
  reason?: string;
  delta?: KpiDelta;
  spark?: Pick<SparklineProps, 'points' | 'label' | 'inverted' | 'format'>;
  /** One line: what the change is measured against. */
  comparison?: ReactNode;
  /** Where the figure comes from: a page, or the chart further down (`#turnover`). */
  href?: string;
  /** What the figure says and how it is reckoned, behind the button that tells its source. */
  about?: ReactNode;
  /** How many things stand behind the figure. */
  n?: number | null;
}

/**
 * One figure, how it moved, and its last days as a line. Where the page has said by `tellDataStamp`
 * what its numbers are made of, a small button tells it of this one.
 */
export function KpiTile(props: KpiTileProps) {
  const { label, value, format, step, reason, delta, spark, comparison, href } = props;
  const { formats, Link } = useWidgets();
  // Nothing in per cent is still nothing: said once.
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
      <LateNote place={css.about} label={label} n={props.n} step={step}>
        {props.about}
      </LateNote>
    </div>
  );
}
