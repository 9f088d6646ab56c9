import { listMatrix } from '@litometr/api-contract';
import { memo, useDeferredValue } from 'react';
import { useEndpoint, useRead } from '../../api/useEndpoint.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { useDomain } from '../../domain/useDomain.ts';
import type { OverviewResponse } from './FlowChart.tsx';
import { OverviewView, type OverviewViewProps, RACE } from './OverviewView.tsx';
import { overviewReads } from './portalTrends.reads.ts';
import type { TabProps } from './tabs.ts';

/** Memoized, so that it does not re-render while only other responses arrive; see below. */
const Shown = memo(OverviewView);

/** The leading list over the period; requested once it is known which list leads. */
function useRace({ portal, period }: TabProps, leading: OverviewResponse['leading'] | undefined) {
  return useEndpoint(
    listMatrix,
    {
      params: { portal, list: leading?.list ?? 'global_top' },
      query: {
        ...period.query,
        depth: RACE,
        ...(leading?.genre == null ? {} : { genre: String(leading.genre.id) }),
        ...(leading?.period == null ? {} : { period: leading.period }),
      },
    },
    { enabled: leading != null },
  );
}

/** «Обзор»: key figures, composition of the list, the race, entries and exits. */
export function OverviewTab(props: TabProps) {
  const domain = useDomain();
  const reads = overviewReads(props.portal, props.period);
  const main = useBlock(useRead(reads.main));
  const leading = main.data?.leading;
  // Responses arrive one by one, and each would render the whole tab in one blocking task. Deferred
  // rendering is interruptible, so the tab stays responsive.
  const shown = useDeferredValue<OverviewViewProps>({
    main,
    mix: useBlock(useRead(reads.mix)),
    week: useBlock(useRead(reads.week)),
    race: useBlock(useRace(props, leading)),
    list: leading == null ? '' : domain.listName(leading),
  });
  return <Shown {...shown} />;
}
