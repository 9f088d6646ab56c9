const HEX = 16;

/**
 * Creates a random UUID (RFC 9562, version 4). `crypto.randomUUID` does not exist outside secure
 * contexts, as on plain http in a local network; `crypto.getRandomValues` does.
 */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  // Version 4 and the variant of the RFC, in the upper bits of two bytes.
  bytes.set([((bytes[6] ?? 0) & 0x0f) | 0x40], 6);
  bytes.set([((bytes[8] ?? 0) & 0x3f) | 0x80], 8);
  const digits = Array.from(bytes, (byte) => byte.toString(HEX).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
