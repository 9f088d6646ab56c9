import {
  type PortalSummary,
  trendDimensions,
  trendFunctions,
  trendGrains,
} from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import { SegmentedControl, Select } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { useDomain } from '../../domain/useDomain.ts';
import type { Change } from '../../page/address/useAddress.ts';
import { dimensionsOf, functionsOf, isPlace, lookOf, metricsOf, type Question } from './choices.ts';
import { looks } from './looks.ts';
import { scales, type TrendsState } from './trends.address.ts';
import { detailedTrendsMessages as messages } from './trends.messages.ts';
import { useMetricName } from './useMetricName.ts';
import * as css from './WorkbenchControls.css.ts';

export interface WorkbenchControlsProps {
  portal: PortalSummary;
  question: Question;
  state: TrendsState;
  onChange: Change<TrendsState>;
}

const NO_PORTAL = 'none';

/** Controls of the chart: each offers only options that the others allow. */
export function WorkbenchControls({ portal, question, state, onChange }: WorkbenchControlsProps) {
  const { formatMessage: t } = useIntl();
  const domain = useDomain();
  const nameOf = useMetricName();
  const { metric, by, grain, fn } = question;
  const metrics = metricsOf(portal);
  const dimensions = dimensionsOf(metric);
  const hadLooks = looks.filter((look) => lookOf(question, look) === look);
  const functions = functionsOf({ metric, grain, main: portal.main_metric });
  return (
    <div className={css.root}>
      <Select
        label={t(messages.metric)}
        options={metrics.map((id) => ({ id, label: nameOf(id) }))}
        value={metric}
        onChange={(id) => onChange({ metric: metrics.find((each) => each === id) })}
      />
      <Select
        label={t(messages.by)}
        options={trendDimensions
          .filter((id) => dimensions.includes(id))
          .map((id) => ({ id, label: t(messages[`by_${id}`]) }))}
        value={state.with === undefined ? by : 'all'}
        isDisabled={state.with !== undefined}
        // Groups of one dimension are none of another.
        onChange={(id) =>
          onChange({ by: trendDimensions.find((each) => each === id), keys: undefined })
        }
      />
      <Select
        label={t(messages.fn)}
        options={trendFunctions
          .filter((id) => functions.includes(id))
          .map((id) => ({ id, label: t(messages[`fn_${id}`]) }))}
        value={state.with === undefined ? fn : 'index'}
        isDisabled={state.with !== undefined}
        onChange={(id) => onChange({ fn: trendFunctions.find((each) => each === id) })}
      />
      <Select
        label={t(messages.with)}
        description={t(messages.withHelp)}
        options={[
          { id: NO_PORTAL, label: t(messages.withNobody) },
          ...portalSlugs
            .filter((slug) => slug !== portal.slug)
            .map((slug) => ({ id: slug, label: domain.portal(slug) })),
        ]}
        value={state.with ?? NO_PORTAL}
        onChange={(id) => onChange({ with: portalSlugs.find((slug) => slug === id) })}
      />
      <SegmentedControl
        className={css.line}
        label={t(messages.grain)}
        labelHidden={false}
        options={trendGrains.map((id) => ({ id, label: t(messages[`grain_${id}`]) }))}
        value={grain}
        onChange={(id) => onChange({ grain: id })}
      />
      {hadLooks.length > 1 && (
        <SegmentedControl
          className={css.line}
          label={t(messages.look)}
          labelHidden={false}
          options={hadLooks.map((id) => ({ id, label: t(messages[`look_${id}`]) }))}
          value={lookOf(question, state.look)}
          onChange={(look) => onChange({ look })}
        />
      )}
      {lookOf(question, state.look) === 'lines' && !isPlace(question) && (
        <SegmentedControl
          className={css.line}
          label={t(messages.scale)}
          labelHidden={false}
          options={scales.map((id) => ({ id, label: t(messages[`scale_${id}`]) }))}
          value={state.scale}
          onChange={(scale) => onChange({ scale })}
        />
      )}
    </div>
  );
}
