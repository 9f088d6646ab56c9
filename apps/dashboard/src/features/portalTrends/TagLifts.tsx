import { type PanelState, useFormats } from '@litometr/analytics-widgets';
import type { GroupRow, Meta } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { LiftBars } from '../../blocks/charts/charts.ts';
import { useChartSource } from '../../blocks/charts/useChartSource.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { trendsMessages as messages } from './portalTrends.messages.ts';

interface TagLiftsProps {
  state: PanelState;
  /** The tag whose lift is certainly highest comes first. */
  rows: readonly GroupRow[];
  meta: Meta | undefined;
}

/** How much more often tops have a tag than the portal has, each with its interval. */
export function TagLifts({ state, rows, meta }: TagLiftsProps) {
  const { formatMessage: t } = useIntl();
  const { glossed } = useGloss();
  const { formatValue } = useFormats();
  const source = useChartSource();
  const [first] = rows;
  return (
    <LiftBars
      title={
        first?.lift?.stable !== true || first.lift.low <= 1
          ? t(messages.lifts)
          : t(messages.liftsLead, {
              name: glossed(first.name),
              times: formatValue(first.lift.low, 'ratio'),
            })
      }
      headingLevel={2}
      note={t(messages.liftsNote)}
      csvName={t(messages.lifts)}
      state={state}
      {...source(meta, { n: null })}
      {...(meta === undefined && { height: 420 })}
      label={t(messages.lift)}
      words={{ stable: t(messages.stable), tentative: t(messages.tentative) }}
      items={rows.map(({ id, name, lift }) => ({
        id: String(id),
        label: glossed(name),
        lift: lift?.value ?? null,
        low: lift?.low ?? null,
        high: lift?.high ?? null,
        isStable: lift?.stable ?? false,
        n: lift?.n ?? 0,
      }))}
    />
  );
}
