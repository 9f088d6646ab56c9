import {
  type EndpointResponse,
  myAccount,
  unwatch,
  watch,
  watchKeys,
  watchList,
} from '@litometr/api-contract';
import { showToast } from '@litometr/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { endpointQuery } from '../api/endpointQuery.ts';
import { useCall } from '../api/useEndpoint.ts';
import { useEndpointMutation } from '../api/useEndpointMutation.ts';
import { useOwn } from '../api/useOwn.ts';
import { signInRequest } from '../auth/signInRequest.ts';
import { useVisitor } from '../auth/Visitor.tsx';
import {
  type Watch,
  type Watchable,
  WatchContext,
  type WatchRoom,
} from '../blocks/watch/WatchContext.ts';
import { watchMessages as messages } from '../blocks/watch/watch.messages.ts';

type Thing = Omit<Watchable, 'name'>;

const textOf = ({ kind, target }: Thing) => `${kind} ${target}`;

/** From this number of free places on, a toast reports what is left after each new item. */
const LOW_ROOM = 5;

const stale = [watchKeys, watchList, myAccount];

/** Shows a change at once: the keys as they will be. */
function useShownKeys() {
  const queryClient = useQueryClient();
  const { queryKey } = endpointQuery(useCall(), watchKeys, {});
  const show = useCallback(
    ({ kind, target }: Thing, isWatched: boolean) => {
      // A response that is still loading does not include the change.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (shown) => {
        if (shown === undefined) return undefined;
        const others = shown.items.filter((item) => textOf(item) !== textOf({ kind, target }));
        return { ...shown, items: isWatched ? [...others, { kind, target }] : others };
      });
    },
    [queryClient, queryKey],
  );
  /** Returns the room by the currently cached keys; null before they have loaded. */
  const roomNow = useCallback(() => {
    const shown = queryClient.getQueryData(queryKey);
    return shown === undefined ? null : roomOf(shown);
  }, [queryClient, queryKey]);
  return { show, roomNow };
}

const roomOf = ({ items, limit }: EndpointResponse<typeof watchKeys>): WatchRoom => ({
  count: items.length,
  limit,
});

/** Provides the followed items to all stars below, with one query for all of them. */
export function WatchProvider({ children }: { children: ReactNode }) {
  const { formatMessage: t } = useIntl();
  const { send: add } = useEndpointMutation(watch, stale);
  const { send: remove } = useEndpointMutation(unwatch, stale);
  const isSignedIn = useVisitor()?.isSignedIn === true;
  const { data } = useOwn(watchKeys, {}, { enabled: isSignedIn });
  const isLoaded = data !== undefined;
  const { show, roomNow } = useShownKeys();
  /** The last requested state of each item whose change is pending. */
  const requested = useRef(new Map<string, boolean>());
  const keys = useMemo(() => new Set((data?.items ?? []).map(textOf)), [data]);

  const follow = useCallback(
    async ({ name, ...thing }: Watchable, isWanted: boolean) => {
      const text = textOf(thing);
      show(thing, isWanted);
      const isPending = requested.current.has(text);
      requested.current.set(text, isWanted);
      // One call at a time: a state requested while it is pending is sent after it.
      if (isPending) return;
      const input = { params: { kind: thing.kind, target: String(thing.target) } };
      let wanted = isWanted;
      let outcome = await (wanted ? add : remove)(input);
      while (outcome.ok && requested.current.get(text) !== wanted) {
        wanted = !wanted;
        outcome = await (wanted ? add : remove)(input);
      }
      requested.current.delete(text);
      if (outcome.ok) {
        const room = wanted ? roomNow() : null;
        if (room !== null && room.limit - room.count <= LOW_ROOM) {
          const title = t(messages.left, { left: Math.max(room.limit - room.count, 0) });
          showToast({ tone: 'warning', title, description: t(messages.leftHelp, { ...room }) });
        }
        return;
      }
      show(thing, !wanted);
      const tone = 'danger' as const;
      if (outcome.refusal?.code === 'limit_reached') {
        const limit = roomNow()?.limit ?? 0;
        showToast({ tone, title: t(messages.full), description: t(messages.fullHelp, { limit }) });
      } else if (outcome.failure === 'notFound') {
        showToast({ tone, title: t(messages.gone, { name }) });
      } else {
        showToast({ tone, title: t(messages.failed, { name }) });
      }
    },
    [add, remove, show, roomNow, t],
  );

  const value = useMemo<Watch>(
    () => ({
      isKnown: isSignedIn && isLoaded,
      room: isSignedIn && data !== undefined ? roomOf(data) : null,
      isWatched: (thing) => isSignedIn && keys.has(textOf(thing)),
      follow: (thing, isWanted) => void follow(thing, isWanted),
      toggle: (thing) => {
        if (isSignedIn) void follow(thing, !keys.has(textOf(thing)));
        else signInRequest.ask(() => void follow(thing, true));
      },
    }),
    [isSignedIn, isLoaded, data, keys, follow],
  );
  return <WatchContext value={value}>{children}</WatchContext>;
}
