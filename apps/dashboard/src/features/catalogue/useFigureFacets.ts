import type { RangeFacet } from '@litometr/analytics-widgets';
import { useIntl } from 'react-intl';
import { useDomain } from '../../domain/useDomain.ts';
import { type Figure, figureMetrics } from './catalogue.address.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import type { FacetInput } from './facetInput.ts';
import { readRange, writeRange } from './ranges.ts';

/**
 * Upper bounds of the sliders for current values and for a week's gain; an open end has no bound.
 */
const maxima: Readonly<Record<Figure, readonly [current: number, gained: number]>> = {
  library: [50_000, 500],
  likes: [20_000, 200],
  views: [2_000_000, 20_000],
  rating: [3_000, 500],
  comments: [10_000, 200],
  awards: [3_000, 50],
};

type FigureInput = Pick<FacetInput, 'search' | 'onSearch' | 'published'>;

/** From how much to how much of each metric that the portal publishes, and of its gain in a week. */
export function useFigureFacets({ search, onSearch, published }: FigureInput) {
  const { formatMessage: t } = useIntl();
  const { metric: nameOf } = useDomain();
  const facet = (id: Figure | `gain_${Figure}`, label: string, max: number): RangeFacet => ({
    kind: 'range',
    id,
    label,
    min: 1,
    max,
    scale: 'log',
    value: readRange(search[id]),
    onChange: (next) => onSearch({ [id]: writeRange(next) }),
  });
  // An active filter is shown even without results, so that it can be removed.
  const shown = figureMetrics.filter(
    (metric) =>
      published.includes(metric) ||
      search[metric] !== undefined ||
      search[`gain_${metric}`] !== undefined,
  );
  return shown.map((metric) => {
    const [current, gained] = maxima[metric];
    const name = nameOf(metric);
    return {
      gain: facet(`gain_${metric}`, t(messages.gainOf, { metric: name }), gained),
      current: facet(metric, name, current),
    };
  });
}
