import type { Endpoint, EndpointInput, EndpointResponse } from '@litometr/api-contract';
import type { AxiosInstance } from 'axios';
import * as z from 'zod/mini';

/** Thrown when a response violates the contract. */
export class ContractError extends Error {
  override name = 'ContractError';
  readonly endpointId: string;

  constructor(endpointId: string, reason: string) {
    super(
      `The answer of ${endpointId} does not fit the contract: ${reason}. ` +
        'The server and the dashboard are probably of different versions: reload the page.',
    );
    this.endpointId = endpointId;
  }
}

/** `/books/{id}/` with `{ id: 7 }` → `books/7/`, below the client's base address. */
export function pathOf(endpoint: Endpoint, params: unknown): string {
  const values = new Map(Object.entries(params ?? {}));
  return endpoint.path
    .slice(1)
    .replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values.get(name))));
}

export type Call = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: { signal?: AbortSignal },
) => Promise<EndpointResponse<E>>;

/**
 * Sends an endpoint's call and parses its response. Rejects with the client's `AxiosError` (no
 * response, timeout, a status other than 2xx) or with `ContractError`.
 */
export function createCall(http: AxiosInstance): Call {
  return async (endpoint, input, options = {}) => {
    const parts: { params?: unknown; query?: unknown; body?: unknown } = input;
    const response = await http.request<unknown>({
      method: endpoint.method,
      url: pathOf(endpoint, parts.params),
      ...(parts.query === undefined ? {} : { params: parts.query }),
      ...(parts.body === undefined ? {} : { data: parts.body }),
      ...(options.signal === undefined ? {} : { signal: options.signal }),
    });
    const parsed = z.safeParse(endpoint.response, response.data);
    if (!parsed.success) {
      throw new ContractError(endpoint.id, z.prettifyError(parsed.error));
    }
    // The schema that parsed it is the one that the type is inferred from.
    return parsed.data as EndpointResponse<typeof endpoint>;
  };
}
