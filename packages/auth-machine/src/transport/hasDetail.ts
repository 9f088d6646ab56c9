/** True when a refusal states its reason, so that a form can distinguish it from a network error. */
export function hasDetail(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'detail' in body;
}
