import { decodedPath, inAppPath } from '../machine/inAppPath.ts';

export interface RedirectOptions {
  /** Target when the requested address is not one of the app. */
  fallback?: string;
  loginPath?: string;
}

const defaults = { fallback: '/app', loginPath: '/login' };

/**
 * The place inside the site that a `redirect` parameter names, or the fallback. Never the login
 * page itself. Used where the parameter is written as well as where it is read.
 */
export function safeRedirect(
  raw: string | readonly string[] | null | undefined,
  options: RedirectOptions = {},
): string {
  const { fallback, loginPath } = { ...defaults, ...options };
  const [only, ...others] = typeof raw === 'string' ? [raw] : (raw ?? []);
  const path = others.length === 0 ? inAppPath(only) : null;
  return path === null || isLogin(path, loginPath) ? fallback : path;
}

/** The login page's address that comes back to `place` (path, query and hash) after signing in. */
export function loginAddress(place: string, options: RedirectOptions = {}): string {
  const { fallback, loginPath } = { ...defaults, ...options };
  const target = safeRedirect(place, options);
  const isPlain = target === fallback && inAppPath(place) !== fallback;
  return isPlain ? loginPath : `${loginPath}?redirect=${encodeURIComponent(target)}`;
}

/** As routers match it: decoded, whatever the case, with or without slashes at its end. */
function isLogin(path: string, loginPath: string): boolean {
  const [pathname = ''] = path.split(/[?#]/, 1);
  const plain = (decodedPath(pathname) ?? '').toLowerCase().replace(/\/+$/, '');
  return plain === loginPath || plain.startsWith(`${loginPath}/`);
}
