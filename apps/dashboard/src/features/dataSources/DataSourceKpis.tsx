import { KpiTile } from '@litometr/analytics-widgets';
import type { Collector, EndpointResponse, parsers } from '@litometr/api-contract';
import { DAY_MS } from '@litometr/domain';
import { Grid } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { dataSourcesMessages as messages } from './dataSources.messages.ts';

export interface DataSourceKpisProps {
  lastDay: EndpointResponse<typeof parsers>['last_day'] | undefined;
  /** Those whose last run began within a day count; none: nothing was collected. */
  collectors: readonly Collector[];
  now: number;
}

/** Data received within a day, by upload and by the collectors. */
export function DataSourceKpis({ lastDay, collectors, now }: DataSourceKpisProps) {
  const { formatMessage: t } = useIntl();
  if (lastDay === undefined) return null;
  const { imports, refused, rows, bad_rows: bad } = lastDay;
  const reason = t(messages.kpiNoImports);
  const runs = collectors.flatMap(({ last_run: run }) =>
    run !== null && now - Date.parse(run.started_at) < DAY_MS ? [run] : [],
  );
  const answers = runs.flatMap(({ http }) => http);
  const sum = (of: typeof answers) => of.reduce((all, { count }) => all + count, 0);
  const good = answers.filter(({ status }) => status >= 200 && status < 400);
  const limited = answers.filter(({ status }) => status === 429 || status === 403);
  return (
    <Grid min="min(16rem, 45%)">
      <KpiTile label={t(messages.kpiImports)} value={imports} />
      <KpiTile
        label={t(messages.kpiTaken)}
        value={imports === 0 ? null : (imports - refused) / imports}
        format="percent"
        reason={reason}
      />
      <KpiTile label={t(messages.kpiRows)} value={imports === 0 ? null : rows} reason={reason} />
      <KpiTile label={t(messages.kpiBad)} value={imports === 0 ? null : bad} reason={reason} />
      {runs.length > 0 && (
        <>
          <KpiTile
            label={t(messages.kpiPages)}
            value={runs.reduce((all, { pages }) => all + pages, 0)}
          />
          <KpiTile
            label={t(messages.kpiAnswered)}
            value={answers.length === 0 ? null : sum(good) / sum(answers)}
            format="percent"
          />
          <KpiTile label={t(messages.kpiLimited)} value={sum(limited)} />
          <KpiTile
            label={t(messages.kpiRetries)}
            value={runs.reduce((all, { retries }) => all + retries, 0)}
          />
        </>
      )}
    </Grid>
  );
}
