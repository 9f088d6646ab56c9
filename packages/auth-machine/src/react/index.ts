export {
  SessionProvider,
  type SessionProviderProps,
  useSessionHandle,
} from './SessionProvider.tsx';
export { type LoginView, useLogin } from './useLogin.ts';
export { type MenuView, useMenu } from './useMenu.ts';
export { type RoleView, useRole } from './useRole.ts';
export { type SessionView, useSession } from './useSession.ts';
export { useUser } from './useUser.ts';
