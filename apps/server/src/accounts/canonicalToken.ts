/**
 * True when a token in compact form (`a.b.c`) is written in its only canonical form. Decoders
 * accept padding, the other base64 alphabet, white space and unused last bits: many texts for one
 * token, which lists of used or revoked tokens and logs would treat as different ones.
 */
export function isCanonicalToken(token: string): boolean {
  return token
    .split('.')
    .every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
