/** An error for the developer: what happened, why it matters, what to do. */
export function developerError(what: string, why: string, how: string): Error {
  return new Error(`${what} ${why} ${how}`);
}

/** Bundlers replace the expression as a whole, so that a product pays nothing for the checks. */
declare const process: { env: { NODE_ENV?: string } };

/**
 * In development: throws where a text that a component requires is missing or empty. The types
 * already require it; this catches an empty message, and a value from outside.
 */
export function requireText(component: string, prop: string, text: unknown, why: string): void {
  if (process.env.NODE_ENV === 'production') return;
  if (typeof text === 'string' && text.trim() !== '') return;
  throw developerError(
    `${component} has no ${prop}.`,
    why,
    `Give it words in the reader's language: <${component} ${prop}={…}>.`,
  );
}

/** In development: throws where a rule that types cannot state is broken. */
export function requireThat(holds: boolean, what: string, why: string, how: string): void {
  if (process.env.NODE_ENV === 'production' || holds) return;
  throw developerError(what, why, how);
}
