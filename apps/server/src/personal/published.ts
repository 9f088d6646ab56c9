import type { PortalSlug, WatchChange, WatchKey, WatchKind } from '@litometr/api-contract';
import type { Aliases } from '../measurements/publishedAliases.ts';

/** A thing of the measurements store, as the personal area shows it. */
export interface PublishedThing extends WatchKey {
  portal: PortalSlug;
  name: string;
  url: string | null;
}

/** With what happened on its portal's data day; both null while there is none. */
export interface ChangedThing extends PublishedThing {
  day: string | null;
  change: WatchChange | null;
}

export interface ViewAddress {
  path: string;
  query: string;
  /** The data day that was looked at last; null before the first look. */
  seenDay: string | null;
}

/** As the contract's `savedView` has them. */
export interface ViewState {
  /** The query of its address under the ids that its genres and authors count as. */
  query: string;
  day: string | null;
  matches: { count: number; fresh: number } | null;
}

/** Queries of the personal area on the published measurements. */
export interface Published {
  /** In the order of the keys; what the store does not have is left out. */
  find(keys: readonly WatchKey[]): Promise<PublishedThing[]>;
  /** The names of renamed genres and authors. */
  aliases(): Promise<Aliases>;
  changes(keys: readonly WatchKey[]): Promise<ChangedThing[]>;
  /** Returns the targets of links, a portal's or the dashboard's own, in the order of the links. */
  resolve(links: readonly string[]): Promise<LinkTarget[]>;
  views(addresses: readonly ViewAddress[]): Promise<ViewState[]>;
}

/** `unknown_link` leads to no thing of a portal; `not_found` to one that the store lacks. */
export type LinkTarget = PublishedThing | 'unknown_link' | 'not_found';

export const keyOf = ({ kind, target }: { kind: WatchKind; target: number }) => `${kind} ${target}`;
