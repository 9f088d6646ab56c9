import type { CollectorReport } from '../../postgres/schema.ts';
import type { Collected } from './collected.ts';
import { deviates, type FieldShare, type Median } from './judge.ts';
import type { RunCounts } from './runCounts.ts';

interface ReportParts {
  counts: RunCounts;
  median: Median | null;
  fields: readonly FieldShare[];
  /** Null where the run did not come so far. */
  collected: Collected | null;
}

/** Report of a run in the journal, ended or not. */
export function reportOf({ counts, median, fields, collected }: ReportParts): CollectorReport {
  return {
    pages: counts.pages,
    not_modified: counts.notModified,
    resumed: counts.resumed,
    retries: counts.retries,
    errors: counts.errors,
    items: { ...counts.changes },
    http: counts.http,
    p95_ms: counts.p95Ms,
    median,
    deviates: deviates({ items: counts.items, pages: counts.pages + counts.resumed }, median),
    fields: [...fields],
    lists: (collected?.lists ?? []).map(({ ids, isComplete, ...list }) => ({
      ...list,
      whole: isComplete,
      size: ids.length,
    })),
    error_groups: counts.errorGroups,
  };
}
