import { useFormats } from '@litometr/analytics-widgets';
import type { CollectorRun } from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { HeatMap } from '../../blocks/charts/charts.ts';
import { collectorMessages as messages } from './collector.messages.ts';
import { detailMessages } from './detail.messages.ts';
import { useFieldLine } from './useFieldLine.ts';

/** Columns of a chart; older runs are in the table. */
const MAX_RUNS = 20;

/** Compares runs: coverage of each field, and status codes of the portal. */
export function CollectorCharts({ runs }: { runs: readonly CollectorRun[] }) {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const fieldLine = useFieldLine();
  const shown = runs.slice(0, MAX_RUNS).toReversed();
  if (shown.length === 0) return null;
  const columns = shown.map(({ id, started_at: at }) => ({ id, label: formatInstant(at) }));
  const fields = [...new Set(shown.flatMap(({ coverage }) => coverage.map(({ field }) => field)))];
  const codes = [...new Set(shown.flatMap(({ http }) => http.map(({ status }) => status)))].sort(
    (a, b) => a - b,
  );
  const shareOf = (run: CollectorRun, code: number) => {
    const all = run.http.reduce((sum, { count }) => sum + count, 0);
    const own = run.http.find(({ status }) => status === code)?.count ?? 0;
    return all === 0 ? null : own / all;
  };
  const common = { columns, format: 'percent', isTime: true, state: { kind: 'ready' } } as const;
  return (
    <Stack gap="lg">
      {fields.length > 0 && (
        <HeatMap
          {...common}
          title={t(messages.matrix)}
          note={t(detailMessages.fieldsNote)}
          csvName="litometr-collector-fields"
          rows={fields.map(fieldLine)}
          values={fields.map((field) =>
            shown.map(
              ({ coverage }) => coverage.find((each) => each.field === field)?.share ?? null,
            ),
          )}
          valueLabel={t(detailMessages.fieldShare)}
        />
      )}
      {codes.length > 0 && (
        <HeatMap
          {...common}
          title={t(messages.codes)}
          note={t(messages.codesNote)}
          csvName="litometr-collector-codes"
          rows={codes.map((code) => ({ id: String(code), label: String(code) }))}
          values={codes.map((code) => shown.map((run) => shareOf(run, code)))}
          valueLabel={t(messages.codeCount)}
        />
      )}
    </Stack>
  );
}
