import { Badge } from '@litometr/ui';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './FreshnessLine.css.ts';

/** Yesterday's data are up to date, because portals are read overnight. */
export const STALE_AFTER_DAYS = 2;

export interface FreshnessLineProps extends Omit<ComponentProps<'p'>, 'children'> {
  /** The data day, `YYYY-MM-DD`; null while there is no data. */
  asof: string | null;
  /** Time of reading, ISO 8601. */
  capturedAt?: string | null;
  /**
   * Share of the expected books that were read, 0 to 1; null where the source does not report it.
   */
  coverage?: number | null;
  source?: string | null;
  /** Generated data. */
  demo?: boolean;
  method?: { href: string; label: string };
  /** Age in days from which the line shows a warning. */
  staleAfterDays?: number;
}

/**
 * Shows the provenance of a page's numbers: day, age, coverage, source, and whether they are
 * generated.
 */
export function FreshnessLine({
  asof,
  capturedAt = null,
  coverage = null,
  source = null,
  demo = false,
  method,
  staleAfterDays = STALE_AFTER_DAYS,
  className,
  ...rest
}: FreshnessLineProps) {
  const { formats, strings, Link } = useWidgets();
  const words = strings.freshness;
  const stale = asof !== null && formats.ageInDays(asof) >= staleAfterDays;
  return (
    <p {...rest} className={clsx(css.root, className)} data-state={stale ? 'stale' : 'fresh'}>
      <span className={css.parts}>
        {demo && (
          <Badge tone="warning" icon="demo" title={words.demoTitle}>
            {words.demo}
          </Badge>
        )}
        {asof === null ? (
          <span className={css.part}>{words.none}</span>
        ) : (
          <span className={css.part}>
            <time className={css.day} dateTime={asof}>
              {words.data(formats.formatDay(asof, 'long'))}
            </time>
            {stale ? (
              <Badge tone="warning" icon="clock">
                {formats.formatAge(asof)}
              </Badge>
            ) : (
              <span>{formats.formatAge(asof)}</span>
            )}
          </span>
        )}
        {capturedAt !== null && (
          <time className={css.part} dateTime={capturedAt}>
            {words.captured(formats.formatInstant(capturedAt))}
          </time>
        )}
        {coverage !== null && (
          <span className={css.part}>{words.coverage(formats.formatPercent(coverage, 1))}</span>
        )}
        {source !== null && <span className={css.part}>{words.source(source)}</span>}
        {method && (
          <span className={css.part}>
            <Link href={method.href} className={css.link}>
              {method.label}
            </Link>
          </span>
        )}
      </span>
    </p>
  );
}
