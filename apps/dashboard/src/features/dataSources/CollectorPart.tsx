import { type Collector, collectorRuns } from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import { useState } from 'react';
import { useOwn } from '../../api/useOwn.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { CollectorCard } from './CollectorCard.tsx';
import { CollectorCharts } from './CollectorCharts.tsx';
import { CollectorRuns } from './CollectorRuns.tsx';
import { RunReport } from './RunReport.tsx';

const RUNS = 50;

/**
 * The collector of a portal and its runs. Where collectors are unavailable, only a notice is shown.
 */
export function CollectorPart({
  collector,
  canSwitch,
}: {
  collector: Collector;
  canSwitch: boolean;
}) {
  const { portal } = collector;
  const [shown, setShown] = useState<string | null>(null);
  const block = useBlock(useOwn(collectorRuns, { params: { portal }, query: { size: RUNS } }));
  const runs = block.data?.items ?? [];
  const isSilent = collector.state === 'unavailable' && runs.length === 0;
  return (
    <Stack gap="lg">
      <CollectorCard collector={collector} canSwitch={canSwitch} />
      {!isSilent && <CollectorRuns block={block} onRun={setShown} />}
      {!isSilent && <CollectorCharts runs={runs} />}
      {shown !== null && <RunReport portal={portal} run={shown} onClose={() => setShown(null)} />}
    </Stack>
  );
}
