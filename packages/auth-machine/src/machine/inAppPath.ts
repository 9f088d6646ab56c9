const PATH_MAX = 2048;
/** Only a base to resolve against: nothing is ever sent there. */
const base = 'http://in-app.invalid';
/** White space, control characters and backslashes: browsers and routers disagree on them. */
const unsafe = /[\s\p{Cc}\\]/u;

/**
 * The path, query and hash of a place inside this site, or null for anything that could lead out
 * of it or that routers and browsers read differently.
 */
export function inAppPath(raw: unknown): string | null {
  if (typeof raw !== 'string' || raw.length > PATH_MAX) return null;
  if (!raw.startsWith('/') || unsafe.test(raw) || !URL.canParse(raw, base)) return null;
  const { origin, pathname, search, hash } = new URL(raw, base);
  const decoded = decodedPath(pathname);
  if (origin !== base || decoded === null) return null;
  if (pathname.startsWith('//') || decoded.startsWith('//') || unsafe.test(decoded)) return null;
  return pathname + search + hash;
}

/** The path as a router matches it; null when its percent signs make no text. */
export function decodedPath(pathname: string): string | null {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return null;
  }
}
