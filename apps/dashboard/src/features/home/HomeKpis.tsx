import { KpiRow, KpiTile, useFormats } from '@litometr/analytics-widgets';
import type { DayValue, EndpointResponse, home } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { aboutFigure } from '../../blocks/figures/aboutFigure.tsx';
import { deltaOf } from '../../blocks/figures/deltaOf.ts';
import { sparkOf } from '../../blocks/sparkOf.ts';
import { useHere } from '../../blocks/useHere.ts';
import { homeMessages as messages } from './home.messages.ts';

interface HomeKpisProps {
  block: Block<EndpointResponse<typeof home>>;
}

/** The day of all portals in six figures. */
export function HomeKpis({ block: { state, data } }: HomeKpisProps) {
  const { formatMessage: t } = useIntl();
  const { formatPercent } = useFormats();
  const here = useHere();
  const kpis = data?.kpis;
  const before = kpis?.before;
  const change = (now: number | undefined, then: number | null | undefined) => {
    const delta = deltaOf(now, then);
    return delta === null ? {} : { delta };
  };
  const spark = (points: readonly DayValue[] | undefined, name: string) =>
    sparkOf(points, t(messages.kpiSpark, { name }));
  return (
    <KpiRow state={state}>
      <KpiTile
        label={t(messages.books)}
        value={kpis?.books ?? null}
        comparison={t(messages.booksNote)}
        {...aboutFigure('books')}
      />
      <KpiTile
        label={t(messages.updated)}
        value={kpis?.updated ?? null}
        {...aboutFigure('updated')}
        {...(kpis !== undefined &&
          kpis.books > 0 && {
            comparison: t(messages.updatedShare, {
              share: formatPercent(kpis.updated / kpis.books, 1),
            }),
          })}
      />
      <KpiTile
        label={t(messages.newBooks)}
        value={kpis?.new_books ?? null}
        {...aboutFigure('newBooks')}
        comparison={t(messages.weekBefore)}
        {...change(kpis?.new_books, before?.new_books)}
      />
      <KpiTile
        label={t(messages.entered)}
        href={here('new')}
        value={kpis?.entered ?? null}
        {...aboutFigure('entered')}
        comparison={
          kpis &&
          (kpis.before.entered === null
            ? t(messages.leftOnly, { left: kpis.left })
            : t(messages.left, { left: kpis.left, before: kpis.before.entered }))
        }
        {...change(kpis?.entered, before?.entered)}
        {...spark(kpis?.series.entered, t(messages.entered))}
      />
      <KpiTile
        label={t(messages.turnover)}
        href={here('year')}
        value={kpis?.turnover ?? null}
        {...aboutFigure('meanTurnover')}
        format="percent"
        comparison={
          before?.turnover == null
            ? t(messages.turnoverNote)
            : t(messages.turnoverBefore, { share: formatPercent(before.turnover) })
        }
        {...spark(kpis?.series.turnover, t(messages.turnover))}
      />
      <KpiTile
        label={t(messages.coverage)}
        value={kpis?.coverage ?? null}
        {...aboutFigure('coverage')}
        format="percent"
        digits={1}
        comparison={t(messages.coverageNote)}
      />
    </KpiRow>
  );
}
