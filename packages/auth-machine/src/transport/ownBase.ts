/** Where the page is; any address where there is no page. */
function here(): string {
  return 'location' in globalThis ? globalThis.location.href : 'http://localhost/';
}

/** Whether an address, once resolved, is below a base: only there does the token go. */
export function isBelow(base: string, address: string): boolean {
  const root = new URL(base.endsWith('/') ? base : `${base}/`, here());
  return new URL(address, here()).href.startsWith(root.href);
}
