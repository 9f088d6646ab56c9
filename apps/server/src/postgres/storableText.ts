/**
 * Returns the text as PostgreSQL can store it: `text` and `jsonb` refuse U+0000 and lone surrogates.
 * Data that was imported before such values were refused may still hold them.
 */
export function storableText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '\uFFFD');
}

/** Returns a JSON value with every string in it as `storableText` has it. */
export function storableJson<T>(value: T): T {
  const text = JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? storableText(part) : part,
  );
  // The shape is that of the argument: strings stay strings.
  return JSON.parse(text) as T;
}
