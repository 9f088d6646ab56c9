/** An option of a facet. */
export interface FacetOption {
  id: string;
  label: string;
  /** Number of results with this option under the current other facets; null where unknown. */
  count?: number | null;
}

interface FacetBase {
  id: string;
  label: string;
}

interface OptionsOf {
  options: readonly FacetOption[];
  /** Requests matching options from the owner; without it the passed options are searched. */
  onSearch?: (text: string) => void;
  /** A search is pending. */
  isPending?: boolean;
}

/** Selects any options, or one where it is `single`. */
export interface ChoiceFacet extends FacetBase, OptionsOf {
  kind: 'choice';
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  single?: boolean;
}

export interface TagsValue {
  include: readonly string[];
  exclude: readonly string[];
  /** Whether results have all of `include` or any of it. */
  mode: 'all' | 'any';
}

/** Options that are included or excluded: and, or, not. */
export interface TagsFacet extends FacetBase, OptionsOf {
  kind: 'tags';
  value: TagsValue;
  onChange: (value: TagsValue) => void;
}

/** Null at an end: unlimited there. */
export type FacetRange = readonly [from: number | null, to: number | null];

/** From … to …, in the unit of its `suffix`. */
export interface RangeFacet extends FacetBase {
  kind: 'range';
  min: number;
  max: number;
  step?: number;
  scale?: 'linear' | 'log';
  histogram?: readonly { from: number; to: number; count: number }[];
  suffix?: string;
  value: FacetRange;
  /** Called when a thumb is released or a number entered. */
  onChange: (value: FacetRange) => void;
}

export type Facet = ChoiceFacet | TagsFacet | RangeFacet;

/** Returns the number of active options of a facet. */
export function facetCount(facet: Facet): number {
  switch (facet.kind) {
    case 'choice':
      return facet.value.length;
    case 'tags':
      return facet.value.include.length + facet.value.exclude.length;
    case 'range':
      return facet.value[0] === null && facet.value[1] === null ? 0 : 1;
    default:
      return facet satisfies never;
  }
}

/** Clears a facet. */
export function resetFacet(facet: Facet): void {
  switch (facet.kind) {
    case 'choice':
      facet.onChange([]);
      break;
    case 'tags':
      facet.onChange({ include: [], exclude: [], mode: facet.value.mode });
      break;
    case 'range':
      facet.onChange([null, null]);
      break;
    default:
      facet satisfies never;
  }
}
