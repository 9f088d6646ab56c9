import {
  type Collector,
  collectors,
  imports,
  type PortalSlug,
  parserDetail,
  parsers,
  type QualityDay,
  staffLog,
} from '@litometr/api-contract';
import { useRole } from '@litometr/auth-machine/react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useOwn } from '../../api/useOwn.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { usePageTitle } from '../../page/usePageTitle.ts';
import { CollectorPart } from './CollectorPart.tsx';
import { DayDialog } from './DayDialog.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ImportsTable } from './ImportsTable.tsx';
import { LiveLine } from './LiveLine.tsx';
import { LogTail } from './LogTail.tsx';
import { ParsersView } from './ParsersView.tsx';
import { PortalDetail } from './PortalDetail.tsx';
import { type ParsersSearch, parsersAddress } from './parsers.address.ts';
import { parsersMessages as messages } from './parsers.messages.ts';
import { UnderWay } from './UnderWay.tsx';
import { UploadPart } from './UploadPart.tsx';
import { useBundleUpload } from './useBundleUpload.ts';
import { useLive } from './useLive.ts';

interface PartProps {
  search: ParsersSearch;
  change: (part: Partial<ParsersSearch>) => void;
  onReport: (id: string) => void;
}

interface DetailProps extends PartProps {
  portal: PortalSlug;
  collector: Collector | undefined;
  days: readonly QualityDay[];
  isAdmin: boolean;
}

function Detail({ portal, collector, days, isAdmin, ...part }: DetailProps) {
  const { search, change, onReport } = part;
  const block = useBlock(useOwn(parserDetail, { params: { portal } }));
  return (
    <PortalDetail
      portal={portal}
      onPortal={(next) => change({ portal: next })}
      part={search.part}
      onPart={(part) => change({ part })}
      block={block}
      partialDays={days.filter(({ marked }) => marked).map(({ day }) => day)}
      onReport={onReport}
      collector={
        collector && <CollectorPart key={portal} collector={collector} canSwitch={isAdmin} />
      }
    />
  );
}

function Imports({ search, change, onReport }: PartProps) {
  const { page, size } = search;
  const block = useBlock(useOwn(imports, { query: { page, size } }));
  const upload = useBundleUpload(onReport);
  return (
    <>
      <UploadPart upload={upload} />
      <ImportsTable
        block={block}
        search={search}
        onPage={(next) => change({ page: next })}
        onReport={onReport}
      />
    </>
  );
}

function Log({ search, change }: Omit<PartProps, 'onReport'>) {
  const { level, q } = search;
  const answer = useOwn(staffLog, { query: { level, ...(q !== '' && { q }) } });
  return (
    <LogTail
      block={useBlock(answer)}
      search={search}
      onSearch={change}
      onRefresh={() => void answer.refetch()}
    />
  );
}

/** Component `ParserStatusView` of the server's menu, for moderators and admins. */
export function ParsersPage() {
  const { formatMessage: t } = useIntl();
  const { isAdmin } = useRole();
  const [search, change] = useAddress(parsersAddress);
  const [marking, setMarking] = useState<{ portal: PortalSlug; day: QualityDay } | null>(null);
  const [report, setReport] = useState<string | null>(null);
  const [now] = useState(() => Date.now());
  const live = useLive();
  const block = useBlock(useOwn(parsers, {}));
  const collecting = useOwn(collectors, {}).data?.items ?? [];
  const part = { search, change, onReport: setReport };
  usePageTitle(t(messages.title));
  return (
    <>
      <ParsersView
        block={block}
        view={search.view}
        onView={(view) => change({ view })}
        collectors={collecting}
        canPause={isAdmin}
        onMark={(portal, day) => setMarking({ portal, day })}
        onDetails={(portal) => change({ portal })}
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
            />
          )
        }
        imports={
          <>
            <UnderWay live={live.state} />
            <Imports {...part} />
          </>
        }
        log={<Log {...part} />}
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
