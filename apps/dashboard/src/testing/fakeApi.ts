import type { Endpoint, EndpointResponse } from '@litometr/api-contract';
import axios, { AxiosError, type AxiosInstance } from 'axios';

interface Reply {
  status: number;
  body: unknown;
}

/** An API with fixed responses, for tests of whole pages. Everything else is 404. */
export interface FakeApi {
  /** Responds to an endpoint with this body, whatever the parameters. */
  reply: <E extends Endpoint>(endpoint: E, body: EndpointResponse<E>) => FakeApi;
  /** Responds to an endpoint with an error. */
  fail: (endpoint: Endpoint, status: number) => FakeApi;
  /** Paths of the requests in order, each with its query sorted by name. */
  requests: string[];
  /** Responds to a GET request of a path below `/api`. */
  respond: (url: string) => Reply;
  /** Client that sends its requests here. */
  http: AxiosInstance;
}

/** Matches the paths of an endpoint, `/books/{id}/`. */
const patternOf = ({ path }: Endpoint) =>
  new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'u');

/** `/books/7/?sort=name&page=2`, with the query sorted by name. */
function requestOf(url: string): { path: string; request: string } {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const path = pathname.replace(/^\/api/, '');
  searchParams.sort();
  const query = decodeURIComponent(searchParams.toString());
  return { path, request: query === '' ? path : `${path}?${query}` };
}

export function createFakeApi(): FakeApi {
  const replies = new Map<Endpoint, Reply>();
  const requests: string[] = [];
  /** A parameter matches the name of another endpoint too: the longest path is the exact one. */
  const find = (method: string, path: string): Reply => {
    const found = [...replies]
      .filter(([endpoint]) => endpoint.method === method && patternOf(endpoint).test(path))
      .toSorted(([{ path: a }], [{ path: b }]) => a.split('{').length - b.split('{').length);
    return found[0]?.[1] ?? { status: 404, body: {} };
  };
  const record = (method: string, url: string): Reply => {
    const { path, request } = requestOf(url);
    requests.push(request);
    return find(method, path);
  };
  const http = axios.create({
    adapter: (config) => {
      const { status, body } = record((config.method ?? 'get').toUpperCase(), axios.getUri(config));
      const response = { data: body, status, statusText: '', headers: {}, config };
      return status < 300
        ? Promise.resolve(response)
        : Promise.reject(new AxiosError(`${status}`, undefined, config, null, response));
    },
  });
  const api: FakeApi = {
    reply(endpoint, body) {
      replies.set(endpoint, { status: 200, body });
      return api;
    },
    fail(endpoint, status) {
      replies.set(endpoint, { status, body: {} });
      return api;
    },
    requests,
    respond: (url) => record('GET', url),
    http,
  };
  return api;
}
