import type { RangeFacet } from '@litometr/analytics-widgets';
import { SHEET_CHARS } from '@litometr/domain';
import { useIntl } from 'react-intl';
import { columnMessages } from '../../domain/domain.messages.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import type { FacetInput } from './facetInput.ts';
import { readRange, writeRange } from './ranges.ts';

type Amount = 'price' | 'chars' | 'momentum';

/**
 * Bounds of the sliders; an open end has no bound. One displayed unit is `unit` units of the URL.
 */
const scales = {
  price: { min: 0, max: 600, unit: 1, scale: 'linear', suffix: '₽' },
  chars: { min: 0, max: 40, unit: SHEET_CHARS, scale: 'linear' },
  momentum: { min: 0, max: 100, unit: 1, scale: 'linear' },
} as const;

const names = {
  price: messages.price,
  chars: columnMessages.volume,
  momentum: messages.momentum,
} as const;

/** From how much to how much: price, volume, momentum. */
export function useAmountFacets({
  search,
  onSearch,
}: Pick<FacetInput, 'search' | 'onSearch'>): Readonly<Record<Amount, RangeFacet>> {
  const { formatMessage: t } = useIntl();
  const range = (id: Amount): RangeFacet => {
    const { unit, ...scale } = scales[id];
    return {
      kind: 'range',
      id,
      label: t(names[id]),
      ...scale,
      value: readRange(search[id], unit),
      onChange: (next) => onSearch({ [id]: writeRange(next, unit) }),
    };
  };
  return {
    price: range('price'),
    chars: range('chars'),
    momentum: range('momentum'),
  };
}
