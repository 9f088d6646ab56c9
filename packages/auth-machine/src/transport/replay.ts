/** False for a body that can be read once only: it was read by the first attempt. */
export function canBeSentAgain(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return true;
  const isWebStream = 'getReader' in body;
  const isNodeStream = 'pipe' in body;
  return !isWebStream && !isNodeStream;
}
