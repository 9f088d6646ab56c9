/** A body is in no encoding that it could be in. */
class EncodingError extends Error {
  override readonly name = 'EncodingError';
}

/**
 * The text of a body. Valid UTF-8 is UTF-8 whatever the header says: portals that moved from
 * windows-1251 still send the old name, and Cyrillic text in windows-1251 is never valid UTF-8.
 * Otherwise the header counts, then the page's own `<meta charset>`.
 *
 * @throws EncodingError where none of them fits
 */
export function decodeBody(body: Buffer, contentType: string | undefined): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(body);
  } catch {
    // Not UTF-8, then.
  }
  const head = body.subarray(0, 2_048).toString('latin1');
  const named = [charsetOf(contentType), charsetOf(/<meta[^>]+charset[^>]*>/i.exec(head)?.[0])];
  for (const name of named) {
    const text = name === null || /^utf-?8$/i.test(name) ? null : decodedAs(body, name);
    if (text !== null) return text;
  }
  throw new EncodingError(
    `The body is not UTF-8 and names ${named.find((name) => name !== null) ?? 'no encoding'}.`,
  );
}

function charsetOf(text: string | undefined): string | null {
  return /charset\s*=\s*["']?([\w-]+)/i.exec(text ?? '')?.[1] ?? null;
}

function decodedAs(body: Buffer, name: string): string | null {
  try {
    return new TextDecoder(name, { fatal: true }).decode(body);
  } catch {
    return null;
  }
}
