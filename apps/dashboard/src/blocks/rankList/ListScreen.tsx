import { Inline, SegmentedControl, Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useDomain } from '../../domain/useDomain.ts';
import { usePanelState } from '../../page/usePanelState.tsx';
import { ListKpis } from './ListKpis.tsx';
import { ListPartialDays } from './ListPartialDays.tsx';
import { ListParts } from './ListParts.tsx';
import * as css from './ListSide.css.ts';
import type { ListScreenProps } from './listScreenProps.ts';
import { listParts } from './listState.ts';
import { RankTableTools } from './RankTable.tsx';
import { rankListMessages as messages } from './rankList.messages.ts';

/** Next to the page's own figures. */
const FIRST_FIGURES = 4;

/**
 * The full screen of a portal's list: its figures in one line, and one part at a time, the ranks
 * first.
 */
export function ListScreen(props: ListScreenProps) {
  const { portal, list, reads, state, onChange, genreHref, side } = props;
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const { data } = reads.ranks;
  const shown = data?.list;
  const name =
    shown === undefined
      ? domain.list(list)
      : domain.listName({ list: shown.kind, genre: shown.genre, period: shown.period });
  const hasPrices =
    data?.items.some(({ book }) => book.price_rub !== null) ?? list === 'bestseller';
  const parts = listParts.filter((part) => part !== 'prices' || hasPrices);
  const content = (
    <Stack gap="xs" id="part">
      <Inline justify="between" gap="sm">
        <SegmentedControl
          label={t(messages.parts)}
          labelHidden
          options={parts.map((part) => ({ id: part, label: t(messages[`part_${part}`]) }))}
          value={state.part}
          onChange={(part) => onChange({ part })}
        />
        {state.part === 'places' && (
          <RankTableTools
            portal={portal}
            response={data}
            name={name}
            shown={state.cols}
            onShow={(cols) => onChange({ cols }, { replace: true })}
            {...(genreHref !== undefined && { genreHref })}
          />
        )}
      </Inline>
      <ListParts {...props} name={name} />
    </Stack>
  );
  return (
    <ListPartialDays meta={data?.meta} days={reads.days.data?.items}>
      <Stack gap="sm">
        <ListKpis
          state={usePanelState(reads.summary)}
          response={reads.summary.data}
          {...(props.figures !== undefined && { maxTiles: FIRST_FIGURES })}
        >
          {props.figures}
        </ListKpis>
        {side === undefined ? (
          content
        ) : (
          <div className={css.columns}>
            <div className={css.side}>{side}</div>
            {content}
          </div>
        )}
      </Stack>
    </ListPartialDays>
  );
}
