export { defaultPaths, type SessionPaths } from '../transport/paths.ts';
export { type AttachOptions, attachSession } from './attachSession.ts';
export { createAxiosTransport } from './axiosTransport.ts';
