/** Each id once, in order, and no more of them than the limit allows. */
export function limited(ids: readonly string[], limit: number | undefined): string[] {
  const once = [...new Set(ids)];
  return limit === undefined ? once : once.slice(0, limit);
}
