import { type WatchKind, watchKinds } from '@litometr/api-contract';
import * as z from 'zod/mini';
import { oneOf, oneOfOr, wholeOr } from '../../page/address/params.ts';

export const profileTabs = ['account', 'watch', 'views', 'alerts', 'notes', 'safety'] as const;

/** Which part of the profile is open, and the page of its list. */
export const profileAddress = z.object({
  view: oneOfOr(profileTabs, 'account'),
  page: wholeOr(1, { min: 1, max: 10_000 }),
  /** Of the watch list. */
  kind: oneOf(watchKinds),
});

/** Props of every tab of the profile. */
export interface TabProps {
  page: number;
  onPage: (page: number) => void;
  kind: WatchKind | undefined;
  onKind: (kind: WatchKind | undefined) => void;
}

/** Rows of a page of the watch list. */
export const WATCH_ROWS = 25;
