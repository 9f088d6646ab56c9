import { KpiRow, KpiTile, useFormats } from '@litometr/analytics-widgets';
import type { EndpointResponse, home } from '@litometr/api-contract';
import { Skeleton } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import { useHere } from '../../blocks/useHere.ts';
import { homeMessages as messages } from './home.messages.ts';

interface HomeKpisProps {
  block: Block<EndpointResponse<typeof home>>;
}

const TILES = 4;

/** The day of all portals in four figures. */
export function HomeKpis({ block: { state, data } }: HomeKpisProps) {
  const { formatMessage: t } = useIntl();
  const { formatPercent } = useFormats();
  const here = useHere();
  const kpis = data?.kpis;
  if (kpis === undefined && state.kind === 'loading') {
    return (
      <KpiRow>
        {Array.from({ length: TILES }, (_, index) => (
          <Skeleton key={index} shape="block" blockSize="7.25rem" />
        ))}
      </KpiRow>
    );
  }
  const before = kpis?.before;
  const change = (now: number | undefined, then: number | undefined) =>
    now === undefined || then === undefined
      ? {}
      : { delta: { value: now - then, share: then === 0 ? null : (now - then) / then } };
  return (
    <KpiRow state={state}>
      <KpiTile
        label={t(messages.books)}
        value={kpis?.books ?? null}
        comparison={
          kpis &&
          (kpis.coverage === null
            ? t(messages.updated, { count: kpis.updated })
            : t(messages.updatedCovered, {
                count: kpis.updated,
                coverage: formatPercent(kpis.coverage, 1),
              }))
        }
      />
      <KpiTile
        label={t(messages.newBooks)}
        value={kpis?.new_books ?? null}
        comparison={t(messages.weekBefore)}
        {...change(kpis?.new_books, before?.new_books)}
      />
      <KpiTile
        label={t(messages.entered)}
        href={here('new')}
        value={kpis?.entered ?? null}
        comparison={kpis && t(messages.left, { left: kpis.left })}
        {...change(kpis?.entered, before?.entered)}
      />
      <KpiTile
        label={t(messages.turnover)}
        href={here('year')}
        value={kpis?.turnover ?? null}
        format="percent"
        comparison={
          before?.turnover == null
            ? t(messages.turnoverNote)
            : t(messages.turnoverBefore, { share: formatPercent(before.turnover) })
        }
      />
    </KpiRow>
  );
}
