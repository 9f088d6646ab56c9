import { SegmentedControl, Skeleton } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { ListHeadControls } from '../../blocks/rankList/ListHeadControls.tsx';
import { ListScreen } from '../../blocks/rankList/ListScreen.tsx';
import { useList } from '../../blocks/rankList/useList.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { MovementControlsSkeleton } from './MovementControlsSkeleton.tsx';
import { trendsMessages as messages } from './portalTrends.messages.ts';
import { shownList, UNKNOWN_LIST } from './portalTrends.reads.ts';
import type { TabProps } from './tabs.ts';

export type MovementControlsProps = Pick<TabProps, 'portal' | 'summary' | 'state' | 'onChange'>;

/** The list of the view and its reads; the portal's first list unless the address names another. */
function useMovement({ portal, summary, state }: MovementControlsProps) {
  const lists = summary?.lists ?? [];
  const shown = shownList(summary, state);
  const list = shown?.list ?? state.list ?? UNKNOWN_LIST;
  const reads = useList({ portal, list, state }, { enabled: shown !== undefined });
  return { lists, shown, list, reads };
}

/** Which list of the portal on which day, for the head of the page. */
export function MovementControls(props: MovementControlsProps) {
  const { portal, summary, onChange } = props;
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const { lists, list, reads } = useMovement(props);
  if (summary === undefined) return <MovementControlsSkeleton portal={portal} />;
  return (
    <>
      {lists.length > 1 && (
        <SegmentedControl
          label={t(messages.list)}
          options={lists.map((each) => ({ id: each.list, label: domain.list(each.list) }))}
          value={list}
          onChange={(id) =>
            onChange({
              list: id === lists[0]?.list ? undefined : id,
              asof: undefined,
              against: undefined,
              genre: undefined,
              period: undefined,
              sel: undefined,
            })
          }
        />
      )}
      <ListHeadControls
        portal={portal}
        list={list}
        reads={reads}
        onChange={onChange}
        summary={summary}
        hasCompare
      />
    </>
  );
}

/** «Движение»: the portal's lists, one at a time, with everything that a list has. */
export function MovementTab({ portal, summary, state, onChange }: TabProps) {
  const { shown, list, reads } = useMovement({ portal, summary, state, onChange });
  if (shown === undefined) {
    return summary === undefined && <Skeleton shape="block" blockSize="64rem" />;
  }
  return (
    <ListScreen
      portal={portal}
      list={list}
      reads={reads}
      state={state}
      onChange={onChange}
      expectedRows={shown.depth}
      genreHref={(genre) => `?view=movement&list=genre_top&genre=${genre}`}
    />
  );
}
