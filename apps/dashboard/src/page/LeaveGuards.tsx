import { showToast } from '@litometr/ui/toast';
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { type Blocker, type BlockerFunction, NavigationType, useBlocker } from 'react-router-dom';
import { pageMessages as messages } from './page.messages.ts';

interface LeaveGuardsValue {
  blocker: Blocker;
  /** Adds a guard; returns how to take it away. */
  add: (guard: BlockerFunction) => () => void;
}

const LeaveGuardsContext = createContext<LeaveGuardsValue | null>(null);

/** Marks the navigation after a sign-out: without a network it waits, and is not given up. */
export const afterSignOut = { isSignedOut: true } as const;

const isAfterSignOut = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isSignedOut' in state;

/** Without a network the code of another page does not load, and the router would reload this one. */
const isLeftOffline: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) =>
  !navigator.onLine &&
  historyAction !== NavigationType.Pop &&
  currentLocation.pathname !== nextLocation.pathname;

/** Around the pages: the router allows one blocker, which calls the guards of all parts that may block. */
export function LeaveGuards({ children }: { children: ReactNode }) {
  const { formatMessage: t } = useIntl();
  const guards = useRef(new Set<BlockerFunction>());
  const blocker = useBlocker((leave) => {
    if (isLeftOffline(leave)) return true;
    return [...guards.current].some((guard) => guard(leave));
  });
  useEffect(() => {
    if (blocker.state !== 'blocked' || navigator.onLine) return undefined;
    if (isAfterSignOut(blocker.location.state)) {
      const proceed = () => blocker.proceed();
      addEventListener('online', proceed, { once: true });
      return () => removeEventListener('online', proceed);
    }
    showToast({ tone: 'info', title: t(messages.notOffline) });
    blocker.reset();
    return undefined;
  }, [blocker, t]);
  const add = useCallback((guard: BlockerFunction) => {
    guards.current.add(guard);
    return () => {
      guards.current.delete(guard);
    };
  }, []);
  const value = useMemo(() => ({ blocker, add }), [blocker, add]);
  return <LeaveGuardsContext value={value}>{children}</LeaveGuardsContext>;
}

/**
 * Blocks navigation away from the page while the guard requires it.
 *
 * @throws outside of `LeaveGuards`
 */
export function useLeaveBlocker(guard: BlockerFunction): Blocker {
  const guards = use(LeaveGuardsContext);
  if (guards === null) throw new Error('useLeaveBlocker was called outside of <LeaveGuards>.');
  const { add, blocker } = guards;
  useEffect(() => add(guard), [add, guard]);
  return blocker;
}
