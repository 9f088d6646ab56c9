/** One thing that can be ticked. */
export interface FacetOption {
  id: string;
  label: string;
  /** How many answer to it, the other facets as they stand; null where nobody has counted. */
  count?: number | null;
}

interface FacetBase {
  id: string;
  label: string;
}

interface OptionsOf {
  options: readonly FacetOption[];
  /** Asks the owner for options that fit; without it the given ones are searched. */
  onSearch?: (text: string) => void;
  /** What was asked for is on its way. */
  isPending?: boolean;
}

/** Any of some options, or one of them where it is `single`. */
export interface ChoiceFacet extends FacetBase, OptionsOf {
  kind: 'choice';
  value: readonly string[];
  onChange: (value: readonly string[]) => void;
  single?: boolean;
}

export interface TagsValue {
  include: readonly string[];
  exclude: readonly string[];
  /** Whether an answer bears all of `include` or any of it. */
  mode: 'all' | 'any';
}

/** Options that are asked for or left out: and, or, not. */
export interface TagsFacet extends FacetBase, OptionsOf {
  kind: 'tags';
  value: TagsValue;
  onChange: (value: TagsValue) => void;
}

/** Null at an end: open there. */
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
  /** When a thumb is let go or a number entered. */
  onChange: (value: FacetRange) => void;
}

export type Facet = ChoiceFacet | TagsFacet | RangeFacet;

/** How many things the facet asks for. */
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

/** Asks for nothing any more. */
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
