import type { WatchKind } from '@litometr/api-contract';
import { createContext } from 'react';

/** A thing that can be followed, with the name that messages call it by. */
export interface Watchable {
  kind: WatchKind;
  target: number;
  name: string;
}

/** How many things are followed, and how many the role may follow. */
export interface WatchRoom {
  count: number;
  limit: number;
}

/** The user's watch list, and the functions that change it. */
export interface Watch {
  /** Whether it is known yet what is followed. */
  isKnown: boolean;
  /** Null while it is not known. */
  room: WatchRoom | null;
  isWatched: (thing: Omit<Watchable, 'name'>) => boolean;
  /** Follows, or follows no longer, whatever was so before. */
  follow: (thing: Watchable, isWanted: boolean) => void;
  /** Toggles whether an item is followed; guests are asked to sign in first. */
  toggle: (thing: Watchable) => void;
}

/** Null where nothing can be followed: no star is rendered there. */
export const WatchContext = createContext<Watch | null>(null);
