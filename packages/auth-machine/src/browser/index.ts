export { type BrowserSessionOptions, createBrowserSession } from './createBrowserSession.ts';
export { type PageEventsOptions, watchPage } from './pageEvents.ts';
export { createTokenStorage, storageKeys, type TokenStorageOptions } from './tokenStorage.ts';
export { createWebLock, type WebLockOptions } from './webLock.ts';
