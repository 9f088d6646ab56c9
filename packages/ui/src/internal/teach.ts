/** An error for the developer: what happened, why it matters, what to do. */
export function teach(what: string, why: string, how: string): Error {
  return new Error(`${what} ${why} ${how}`);
}
