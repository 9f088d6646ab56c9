/** Names the release that the tab was reloaded for, so that it is not reloaded for it again. */
const RELOADED_FOR = 'reloaded-for-release';
const PAGE_TIMEOUT_MS = 5_000;

/** The entry script of a page: its name has a hash and changes with every release. */
const ENTRY = /<script type="module"[^>]* src="([^"]+)"/;

const runningRelease = (): string | null =>
  document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null;

/** The release that the server serves now; null when it cannot be reached. */
async function fetchServedRelease(page: URL): Promise<string | null> {
  try {
    const response = await fetch(page, {
      cache: 'no-store',
      headers: { accept: 'text/html' },
      signal: AbortSignal.timeout(PAGE_TIMEOUT_MS),
    });
    return response.ok ? (ENTRY.exec(await response.text())?.[1] ?? null) : null;
  } catch {
    // Without a server there is no other release; the failed load is reported by the caller.
    return null;
  }
}

/** Records the reload before it happens; false when it was recorded before or cannot be recorded. */
function isFirstReloadFor(release: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === release) return false;
    sessionStorage.setItem(RELOADED_FOR, release);
    return true;
  } catch {
    // Without the record nothing would prevent a reload loop.
    return false;
  }
}

/**
 * Opens a page as a document of its own when the server serves another release than the one that
 * runs here: files of the old release are gone. Happens once per tab and release.
 *
 * @returns whether the document is being opened
 */
export async function openNewRelease(page: URL): Promise<boolean> {
  const served = await fetchServedRelease(page);
  if (served === null || served === runningRelease() || !isFirstReloadFor(served)) return false;
  // The address of a page that is gone back to is in the address bar already.
  if (page.href === window.location.href) window.location.reload();
  else window.location.assign(page.href);
  return true;
}
