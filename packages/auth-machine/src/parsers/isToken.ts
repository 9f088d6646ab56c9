const TOKEN_MAX = 8192;
/** The characters that a bearer token has (RFC 6750). */
const pattern = /^[\w\-.~+/]+=*$/;

/** False for what scripts leave in storage by mistake, such as the text 'undefined'. */
export function isToken(value: unknown): value is string {
  return (
    typeof value === 'string' &&
    value.length <= TOKEN_MAX &&
    pattern.test(value) &&
    value !== 'undefined' &&
    value !== 'null'
  );
}
