/** A call failed before a usable answer came back. */
export class TransportError extends Error {
  override readonly name = 'TransportError';
  /** HTTP status, or null when no answer came: offline, timeout, aborted connection. */
  readonly status: number | null;
  /** Whether the answer had a `detail` field. */
  readonly hasDetail: boolean;

  constructor(
    message: string,
    {
      status,
      hasDetail = false,
      cause,
    }: { status: number | null; hasDetail?: boolean; cause?: unknown },
  ) {
    super(message, { cause });
    this.status = status;
    this.hasDetail = hasDetail;
  }
}

/** An answer came, but not with what the call promises. */
export class MalformedAnswerError extends Error {
  override readonly name = 'MalformedAnswerError';
}

/** There is no session any more, so the call was not sent again. */
export class SessionEndedError extends Error {
  override readonly name = 'SessionEndedError';
}

/** The call was made in another session than the present one, so it was not sent in this one. */
export class SessionChangedError extends Error {
  override readonly name = 'SessionChangedError';

  constructor(options?: ErrorOptions) {
    super(
      'The session changed while the call waited; make the call again if it still matters.',
      options,
    );
  }
}

/** The server could not be reached to renew the token; the session continues by policy. */
export class RenewalUnreachableError extends Error {
  override readonly name = 'RenewalUnreachableError';
}

/** The menu could not be loaded when the session was restored. */
export class MenuRestoreError extends Error {
  override readonly name = 'MenuRestoreError';
}

/** Text of a refresh without a refresh token (docs/product-spec.md#8-error-catalogue). */
export const NO_REFRESH_TOKEN = 'Нет refresh токена';

/** No answer, a fault of the server, or 'later': worth another try. Everything else is a refusal. */
export function isUnreachable(error: unknown): boolean {
  if (!(error instanceof TransportError)) return false;
  const { status } = error;
  return status === null || status === 408 || status === 429 || status >= 500;
}

export function isUnauthorized(error: unknown): boolean {
  return error instanceof TransportError && error.status === 401;
}
