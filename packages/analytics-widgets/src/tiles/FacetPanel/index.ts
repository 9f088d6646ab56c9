export { FacetPanel, type FacetPanelProps } from './FacetPanel.tsx';
export {
  type ChoiceFacet,
  type Facet,
  type FacetOption,
  type FacetRange,
  facetCount,
  type RangeFacet,
  type TagsFacet,
  type TagsValue,
} from './facet.ts';
