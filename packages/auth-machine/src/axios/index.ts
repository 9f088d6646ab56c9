export { type AttachOptions, attachSession } from './attachSession.ts';
export { createAxiosTransport, defaultPaths, type SessionPaths } from './axiosTransport.ts';
