import { myAccount, unwatch, watch, watchKeys, watchList } from '@litometr/api-contract';
import { showToast } from '@litometr/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useCallback, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { endpointQuery } from '../../api/endpointQuery.ts';
import { useChange } from '../../api/useChange.ts';
import { useCall } from '../../api/useEndpoint.ts';
import { useOwn } from '../../api/useOwn.ts';
import { signInRequest } from '../../auth/signInRequest.ts';
import { useVisitor } from '../../auth/Visitor.tsx';
import { type Watch, type Watchable, WatchContext } from './WatchContext.ts';
import { watchMessages as messages } from './watch.messages.ts';

type Thing = Omit<Watchable, 'name'>;

const textOf = ({ kind, target }: Thing) => `${kind} ${target}`;

/** Shows a change at once: the keys as they will be. */
function useShownKeys() {
  const queryClient = useQueryClient();
  const { queryKey } = endpointQuery(useCall(), watchKeys, {});
  return useCallback(
    ({ kind, target }: Thing, isWatched: boolean) => {
      // An answer that is on its way knows nothing of the change.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, (shown) => {
        if (shown === undefined) return undefined;
        const others = shown.items.filter((item) => textOf(item) !== textOf({ kind, target }));
        return { ...shown, items: isWatched ? [...others, { kind, target }] : others };
      });
    },
    [queryClient, queryKey],
  );
}

/** Tells all stars below what is followed: one read for all of them. */
export function WatchProvider({ children }: { children: ReactNode }) {
  const { formatMessage: t } = useIntl();
  const change = useChange();
  const isSignedIn = useVisitor()?.isSignedIn === true;
  const { data } = useOwn(watchKeys, {}, { enabled: isSignedIn });
  const isLoaded = data !== undefined;
  const show = useShownKeys();
  /** What was asked for last of each thing whose change is under way. */
  const asked = useRef(new Map<string, boolean>());
  const keys = useMemo(() => new Set((data?.items ?? []).map(textOf)), [data]);

  const follow = useCallback(
    async ({ name, ...thing }: Watchable, isWanted: boolean) => {
      const text = textOf(thing);
      show(thing, isWanted);
      const isUnderWay = asked.current.has(text);
      asked.current.set(text, isWanted);
      // One call at a time: what is asked meanwhile is done after it.
      if (isUnderWay) return;
      const input = { params: { kind: thing.kind, target: String(thing.target) } };
      const stale = [watchKeys, watchList, myAccount];
      let wanted = isWanted;
      let outcome = await change(wanted ? watch : unwatch, input, stale);
      while (outcome.ok && asked.current.get(text) !== wanted) {
        wanted = !wanted;
        outcome = await change(wanted ? watch : unwatch, input, stale);
      }
      asked.current.delete(text);
      if (outcome.ok) return;
      show(thing, !wanted);
      const tone = 'danger' as const;
      if (outcome.refusal?.code === 'limit_reached') {
        showToast({ tone, title: t(messages.full), description: t(messages.fullHelp) });
      } else if (outcome.failure === 'notFound') {
        showToast({ tone, title: t(messages.gone, { name }) });
      } else {
        showToast({ tone, title: t(messages.failed, { name }) });
      }
    },
    [change, show, t],
  );

  const value = useMemo<Watch>(
    () => ({
      isKnown: isSignedIn && isLoaded,
      isWatched: (thing) => isSignedIn && keys.has(textOf(thing)),
      follow: (thing, isWanted) => void follow(thing, isWanted),
      toggle: (thing) => {
        if (isSignedIn) void follow(thing, !keys.has(textOf(thing)));
        else signInRequest.ask(() => void follow(thing, true));
      },
    }),
    [isSignedIn, isLoaded, keys, follow],
  );
  return <WatchContext value={value}>{children}</WatchContext>;
}
