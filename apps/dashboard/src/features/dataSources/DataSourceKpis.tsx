import { KpiRow, KpiTile } from '@litometr/analytics-widgets';
import type { Collector, EndpointResponse, parsers } from '@litometr/api-contract';
import { DAY_MS } from '@litometr/domain';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { dataSourcesMessages as messages } from './dataSources.messages.ts';

export interface DataSourceKpisProps {
  block: Block<EndpointResponse<typeof parsers>>;
  /** Those whose last run began within a day count; none: nothing was collected. */
  collectors: readonly Collector[];
  now: number;
}

const noImports = { imports: 0, refused: 0, rows: 0, bad_rows: 0 };

/** Data received within a day, by upload and by the collectors. */
export function DataSourceKpis({ block, collectors, now }: DataSourceKpisProps) {
  const { formatMessage: t } = useIntl();
  // The cards of the portals say why.
  if (block.state.kind === 'failed') return null;
  const { imports, refused, rows, bad_rows: bad } = block.data?.last_day ?? noImports;
  const reason = t(messages.kpiNoImports);
  const runs = collectors.flatMap(({ last_run: run }) =>
    run !== null && now - Date.parse(run.started_at) < DAY_MS ? [run] : [],
  );
  const answers = runs.flatMap(({ http }) => http);
  const sum = (of: typeof answers) => of.reduce((all, { count }) => all + count, 0);
  const good = answers.filter(({ status }) => status >= 200 && status < 400);
  const limited = answers.filter(({ status }) => status === 429 || status === 403);
  return (
    <KpiRow variant="line" state={block.state}>
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
    </KpiRow>
  );
}
