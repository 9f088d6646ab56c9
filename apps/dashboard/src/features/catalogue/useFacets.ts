import type { Facet } from '@litometr/analytics-widgets';
import type { FacetInput } from './facetInput.ts';
import { useAmountFacets } from './useAmountFacets.ts';
import { useFigureFacets } from './useFigureFacets.ts';
import { useThemeFacets } from './useThemeFacets.ts';
import { useWordFacets } from './useWordFacets.ts';

/** The facets of the catalogue, with how many books each choice would leave. */
export function useFacets(input: FacetInput): Facet[] {
  const { genre, tag } = useThemeFacets(input);
  const wordFacets = useWordFacets(input);
  const amounts = useAmountFacets(input);
  const [first, ...others] = useFigureFacets(input);
  const facets: Facet[] = [
    genre,
    tag,
    wordFacets.status,
    wordFacets.access,
    amounts.price,
    amounts.chars,
    amounts.momentum,
    ...(first === undefined ? [] : [first.gain, first.current]),
    wordFacets.tier,
    wordFacets.in_list,
    wordFacets.in_top,
    wordFacets.form,
    wordFacets.age,
    wordFacets.series,
    wordFacets.audio,
    wordFacets.exclusive,
    wordFacets.published,
    wordFacets.updated,
    ...others.flatMap(({ gain, current }) => [current, gain]),
  ];
  // Attributes that no book of the portal has get no facet.
  return facets.filter((facet) => facet.kind === 'range' || facet.options.length > 0);
}
