import type { CatalogueFacets, MetricKey } from '@litometr/api-contract';
import type { Change } from '../../page/address/useAddress.ts';
import type { CatalogueAddress } from './catalogue.address.ts';

export interface FacetInput {
  /** Undefined before the first response. */
  counts: CatalogueFacets | undefined;
  search: CatalogueAddress;
  onSearch: Change<CatalogueAddress>;
  /** The data day, from which «the last 30 days» count back. */
  asof: string | null;
  /** Metrics that the portal publishes, as far as they are loaded. */
  published: readonly MetricKey[];
}
