export { defaultPaths, type SessionPaths } from '../transport/paths.ts';
export { createFetchTransport, type FetchTransportOptions } from './fetchTransport.ts';
export {
  createSessionFetch,
  type SessionFetch,
  type SessionFetchInit,
  type SessionFetchOptions,
} from './sessionFetch.ts';
