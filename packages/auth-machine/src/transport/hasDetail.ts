/** Whether a refusal says why, as the spec's does: a form then tells it from a fault. */
export function hasDetail(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'detail' in body;
}
