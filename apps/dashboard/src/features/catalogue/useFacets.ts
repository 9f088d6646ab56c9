import type { Facet } from '@litometr/analytics-widgets';
import type { CatalogueFacets, MetricKey } from '@litometr/api-contract';
import type { Change } from '../../page/address/useAddress.ts';
import type { CatalogueAddress } from './catalogue.address.ts';
import { useAmountFacets } from './useAmountFacets.ts';
import { useFigureFacets } from './useFigureFacets.ts';
import { useThemeFacets } from './useThemeFacets.ts';
import { useWordFacets } from './useWordFacets.ts';

export interface FacetInput {
  /** Undefined until the first answer is there. */
  counts: CatalogueFacets | undefined;
  search: CatalogueAddress;
  onSearch: Change<CatalogueAddress>;
  /** The data day, from which «the last 30 days» count back. */
  asof: string | null;
  /** Metrics that the portal publishes, as far as an answer told. */
  published: readonly MetricKey[];
}

/** The facets of the catalogue, with how many books each choice would leave. */
export function useFacets(input: FacetInput): Facet[] {
  const { genre, tag } = useThemeFacets(input);
  const words = useWordFacets(input);
  const amounts = useAmountFacets(input);
  const [first, ...others] = useFigureFacets(input);
  const facets: Facet[] = [
    genre,
    tag,
    words.status,
    words.access,
    amounts.price,
    amounts.chars,
    amounts.momentum,
    ...(first === undefined ? [] : [first.gain, first.standing]),
    words.tier,
    words.in_list,
    words.in_top,
    words.form,
    words.age,
    words.series,
    words.audio,
    words.exclusive,
    words.published,
    words.updated,
    ...others.flatMap(({ gain, standing }) => [standing, gain]),
  ];
  // What no book of the portal tells is no question.
  return facets.filter((facet) => facet.kind === 'range' || facet.options.length > 0);
}
