export { createGuards, type GuardOptions, type Guards, type Navigation } from './guards.ts';
export { loginAddress, type RedirectOptions, safeRedirect } from './safeRedirect.ts';
