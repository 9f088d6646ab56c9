import { listMatrix } from '@litometr/api-contract';
import { memo, useDeferredValue } from 'react';
import { useEndpoint, useRead } from '../../api/useEndpoint.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { useDomain } from '../../domain/useDomain.ts';
import type { OverviewAnswer } from './FlowChart.tsx';
import { OverviewView, type OverviewViewProps, RACE } from './OverviewView.tsx';
import { overviewReads } from './portalTrends.address.ts';
import type { TabProps } from './tabs.ts';

/** Unchanged while only the answers behind it arrive; see below. */
const Shown = memo(OverviewView);

/** The leading list over the period; asked for when it is known which list leads. */
function useRace({ portal, period }: TabProps, leading: OverviewAnswer['leading'] | undefined) {
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

/** «Обзор»: key figures, what the top is made of, who overtook whom, what came and went. */
export function OverviewTab(props: TabProps) {
  const domain = useDomain();
  const reads = overviewReads(props.portal, props.period);
  const main = useBlock(useRead(reads.main));
  const leading = main.data?.leading;
  // Answers come one by one, and each would draw the whole tab in one piece: in slices, it lives on.
  const shown = useDeferredValue<OverviewViewProps>({
    main,
    mix: useBlock(useRead(reads.mix)),
    week: useBlock(useRead(reads.week)),
    race: useBlock(useRace(props, leading)),
    list: leading == null ? '' : domain.listName(leading),
  });
  return <Shown {...shown} />;
}
