import { Inline, SegmentedControl, Skeleton, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { ListHeadControls } from '../../blocks/rankList/ListHeadControls.tsx';
import { ListScreen } from '../../blocks/rankList/ListScreen.tsx';
import { useList } from '../../blocks/rankList/useList.ts';
import { useDomain } from '../../domain/useDomain.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';
import type { TabProps } from './tabs.ts';

/** «Движение»: the portal's lists, one at a time, with everything that a list has. */
export function MovementTab({ portal, summary, state, onChange }: TabProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const lists = summary?.lists ?? [];
  const shown = lists.find((each) => each.list === state.list) ?? lists[0];
  const list = shown?.list ?? state.list ?? 'global_top';
  const reads = useList({ portal, list, state }, { enabled: shown !== undefined });
  if (summary !== undefined && shown === undefined) return null;
  return (
    <Stack gap="lg">
      <Inline gap="md" align="end">
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
        <ListHeadControls list={list} reads={reads} onChange={onChange} summary={summary} />
      </Inline>
      {shown === undefined ? (
        <Skeleton shape="block" blockSize="64rem" />
      ) : (
        <ListScreen
          portal={portal}
          list={list}
          reads={reads}
          state={state}
          onChange={onChange}
          expectedRows={shown.depth}
          genreHref={(genre) => `?view=movement&list=genre_top&genre=${genre}`}
        />
      )}
    </Stack>
  );
}
