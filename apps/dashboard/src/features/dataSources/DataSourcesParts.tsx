import {
  type Collector,
  imports,
  type PortalSlug,
  parserDetail,
  type QualityDay,
  staffLog,
} from '@litometr/api-contract';
import { useOwn } from '../../api/useOwn.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { CollectorPart } from './CollectorPart.tsx';
import type { DataSourcesSearch } from './dataSources.address.ts';
import { ImportsTable } from './ImportsTable.tsx';
import { LogTail } from './LogTail.tsx';
import { PortalDetail } from './PortalDetail.tsx';
import { UploadPart } from './UploadPart.tsx';
import { useBundleUpload } from './useBundleUpload.ts';

/** Props shared by the parts of the page. */
export interface PartProps {
  search: DataSourcesSearch;
  change: (part: Partial<DataSourcesSearch>) => void;
  onReport: (id: string) => void;
}

interface DetailProps extends PartProps {
  portal: PortalSlug;
  collector: Collector | undefined;
  days: readonly QualityDay[];
  isAdmin: boolean;
  /** Number of requests to show it on this page; each new one moves the focus to it. */
  focusRequests: number;
}

/** One portal in depth. */
export function Detail({ portal, collector, days, isAdmin, focusRequests, ...part }: DetailProps) {
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
      focusRequests={focusRequests}
      onReport={onReport}
      collector={
        collector && <CollectorPart key={portal} collector={collector} canSwitch={isAdmin} />
      }
    />
  );
}

/** Archives to send and what became of those that were sent. */
export function Imports({ search, change, onReport }: PartProps) {
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

/** The server's log. */
export function Log({ search, change }: Omit<PartProps, 'onReport'>) {
  const { level, q } = search;
  const response = useOwn(staffLog, { query: { level, ...(q !== '' && { q }) } });
  return (
    <LogTail
      block={useBlock(response)}
      search={search}
      onSearch={change}
      onRefresh={() => void response.refetch()}
    />
  );
}
