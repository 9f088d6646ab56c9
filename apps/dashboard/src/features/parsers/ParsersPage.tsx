import {
  type DataColumn,
  DataTable,
  DateCell,
  NumberCell,
  PercentCell,
  RowLink,
  StatusCell,
  useFormats,
} from '@litometr/analytics-widgets';
import { type PortalSummary, portals } from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useEndpoint } from '../../api/useEndpoint.ts';
import { columnMessages } from '../../domain/domain.messages.ts';
import { paths } from '../../domain/paths.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { parsersMessages as messages } from './parsers.messages.ts';

const PORTALS = 6;

function kindOf({ meta }: PortalSummary) {
  if (meta.source === null) return { label: messages.none, tone: 'neutral' } as const;
  return meta.demo
    ? ({ label: messages.demo, tone: 'warning' } as const)
    : ({ label: messages.real, tone: 'success' } as const);
}

/** Component `ParserStatusView` of the server's menu: what each portal's data are, and how old. */
export function ParsersPage() {
  const { formatMessage: t } = useIntl();
  const { formatInstant } = useFormats();
  const domain = useDomain();
  const answer = useEndpoint(portals, {});
  const state = usePanelState(answer);
  const title = t(messages.title);
  usePageTitle(title);
  const rows = answer.data?.items ?? [];
  const columns: DataColumn<PortalSummary>[] = [
    {
      id: 'portal',
      header: t(columnMessages.portal),
      rowHeader: true,
      card: 'title',
      cell: (row) => <RowLink href={paths.portal(row.slug)}>{domain.portal(row.slug)}</RowLink>,
    },
    {
      id: 'kind',
      header: t(messages.kind),
      width: '11rem',
      card: 'fact',
      cell: (row) => {
        const { label, tone } = kindOf(row);
        return <StatusCell label={t(label)} tone={tone} />;
      },
    },
    {
      id: 'day',
      header: t(columnMessages.day),
      width: '9rem',
      card: 'fact',
      cell: (row) => <DateCell day={row.meta.asof} reason={t(messages.noDay)} />,
    },
    {
      id: 'coverage',
      header: t(messages.coverage),
      align: 'end',
      width: '9rem',
      card: 'fact',
      cell: (row) => <PercentCell share={row.meta.coverage} reason={t(messages.noCoverage)} />,
    },
    {
      id: 'books',
      header: t(columnMessages.books),
      align: 'end',
      width: '6rem',
      cell: (row) => <NumberCell value={row.books} />,
    },
    {
      id: 'captured',
      header: t(messages.captured),
      width: '11rem',
      cell: (row) => row.meta.captured_at !== null && formatInstant(row.meta.captured_at),
    },
    {
      id: 'source',
      header: t(messages.source),
      width: '18rem',
      cell: (row) => row.meta.source,
    },
  ];
  const real = rows.filter((row) => row.meta.source !== null && !row.meta.demo).length;
  return (
    <Stack gap="lg">
      <PageHead title={title} lead={answer.data && t(messages.lead, { real })} meta={null} />
      <DataTable
        label={title}
        columns={columns}
        rows={rows}
        getRowId={(row) => row.slug}
        state={state}
        skeletonRows={PORTALS}
      />
    </Stack>
  );
}
