import { redirect } from 'react-router-dom';
import type { Session } from '../machine/createSession.ts';
import { statusOf } from '../machine/selectors.ts';
import { loginAddress, type RedirectOptions, safeRedirect } from './safeRedirect.ts';

/** Arguments of a loader or a middleware. */
export interface Navigation {
  request: Request;
}

export interface GuardOptions extends RedirectOptions {
  /** Where a failed menu leads: the session has ended by then. */
  home?: string;
  /** The hash of the place that is navigated to: a request does not carry it. */
  hashOf?: (url: URL) => string;
}

export interface Guards {
  /**
   * For protected routes: returns null for a signed-in user with a menu, otherwise the redirect to
   * the login page. Works as a loader directly, and as a middleware with `?? next()`.
   */
  requireSession: (navigation: Navigation) => Promise<Response | null>;
  /** For the login page: signed-in users go where it would have led them. */
  requireGuest: (navigation: Navigation) => Promise<Response | null>;
}

/**
 * Route guards that wait until it is known who the visitor is: nothing flashes up before. A
 * navigation that another one overtakes (its request's signal) waits no longer.
 */
export function createGuards(session: Session, options: GuardOptions = {}): Guards {
  const { home = '/', hashOf = hashOfAddressBar } = options;
  const isSignedIn = () => statusOf(session.actor.getSnapshot()) === 'signedIn';
  return {
    async requireSession({ request }) {
      const url = new URL(request.url);
      await session.ready(request.signal);
      if (!isSignedIn())
        return redirect(loginAddress(url.pathname + url.search + hashOf(url), options));
      if (!(await session.ensureMenu(request.signal))) return redirect(home);
      return null;
    },
    async requireGuest({ request }) {
      await session.ready(request.signal);
      if (isSignedIn()) {
        return redirect(
          safeRedirect(new URL(request.url).searchParams.getAll('redirect'), options),
        );
      }
      return null;
    },
  };
}

/** On a fresh arrival the address bar has what the request leaves out. */
function hashOfAddressBar(url: URL): string {
  const { pathname, search, hash } = window.location;
  return pathname === url.pathname && search === url.search ? hash : '';
}
