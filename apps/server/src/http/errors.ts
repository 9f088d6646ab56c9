/**
 * An error response in the shape that the API promises: `{detail, code?}`, or `{field: [messages]}`
 * for a bad parameter. Any other error becomes a 500 without its message.
 */
export class ApiError extends Error {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Record<string, string>;

  constructor(
    status: number,
    body: string | Record<string, unknown>,
    options: { code?: string; headers?: Record<string, string> } = {},
  ) {
    super(typeof body === 'string' ? body : `HTTP ${status}`);
    this.name = 'ApiError';
    this.status = status;
    this.body =
      typeof body === 'string'
        ? { detail: body, ...(options.code === undefined ? {} : { code: options.code }) }
        : body;
    this.headers = options.headers ?? {};
  }
}

export function notFound(detail: string): ApiError {
  return new ApiError(404, detail);
}

/** A parameter that parses but cannot be served, such as a genre that the list does not have. */
export function badParameter(field: string, message: string): ApiError {
  return new ApiError(400, { [field]: [message] });
}
