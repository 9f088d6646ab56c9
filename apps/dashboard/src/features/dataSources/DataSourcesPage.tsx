import { collectors, type PortalSlug, parsers, type QualityDay } from '@litometr/api-contract';
import { useRole } from '@litometr/auth-machine/react';
import { Stack } from '@litometr/ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useOwn } from '../../api/useOwn.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { Detail, Imports, Log } from './DataSourcesParts.tsx';
import { DataSourcesView } from './DataSourcesView.tsx';
import { DayDialog } from './DayDialog.tsx';
import { dataSourcesAddress } from './dataSources.address.ts';
import { dataSourcesMessages as messages } from './dataSources.messages.ts';
import { Failures } from './Failures.tsx';
import { ImportReport } from './ImportReport.tsx';
import { LiveLine } from './LiveLine.tsx';
import { Renames } from './Renames.tsx';
import { RunningImports } from './RunningImports.tsx';
import { useLive } from './useLive.ts';

/** Component `ParserStatusView` of the server's menu, for moderators and admins. */
export function DataSourcesPage() {
  const { formatMessage: t } = useIntl();
  const { isAdmin } = useRole();
  const [search, change] = useAddress(dataSourcesAddress);
  const [marking, setMarking] = useState<{ portal: PortalSlug; day: QualityDay } | null>(null);
  const [report, setReport] = useState<string | null>(null);
  const [focusRequests, setFocusRequests] = useState(0);
  const [now] = useState(() => Date.now());
  const live = useLive();
  const block = useBlock(useOwn(parsers, {}));
  const collecting = useOwn(collectors, {}).data?.items ?? [];
  const part = { search, change, onReport: setReport };
  usePageTitle(t(messages.title));
  return (
    <>
      <DataSourcesView
        block={block}
        view={search.view}
        onView={(view) => change({ view })}
        collectors={collecting}
        canPause={isAdmin}
        onMark={(portal, day) => setMarking({ portal, day })}
        onDetails={(portal) => {
          change({ portal });
          setFocusRequests((times) => times + 1);
        }}
        now={now}
        fresh={<LiveLine live={live} />}
        detail={
          search.portal !== undefined && (
            <Detail
              {...part}
              portal={search.portal}
              collector={collecting.find(({ portal }) => portal === search.portal)}
              days={block.data?.items.find(({ portal }) => portal === search.portal)?.days ?? []}
              isAdmin={isAdmin}
              focusRequests={focusRequests}
            />
          )
        }
        imports={
          <>
            <RunningImports live={live.state} />
            <Imports {...part} />
          </>
        }
        renames={<Renames />}
        log={
          <Stack gap="xl">
            <Failures />
            <Log {...part} />
          </Stack>
        }
      />
      {marking !== null && <DayDialog {...marking} onClose={() => setMarking(null)} />}
      {report !== null && (
        <ImportReport
          key={report}
          id={report}
          onClose={() => setReport(null)}
          onBegun={setReport}
        />
      )}
    </>
  );
}
