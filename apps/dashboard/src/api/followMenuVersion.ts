import { login, MENU_VERSION_HEADER, menu } from '@litometr/api-contract';
import type { Session } from '@litometr/auth-machine';
import type { AxiosInstance } from 'axios';

/**
 * Fetches the menu again when a response reports another version than the loaded one: a new menu
 * has been published since.
 */
export function followMenuVersion(
  http: AxiosInstance,
  session: Pick<Session, 'refreshMenu'>,
): void {
  let loaded: string | null = null;
  let requested: string | null = null;
  http.interceptors.response.use((response) => {
    const version: unknown = response.headers[MENU_VERSION_HEADER];
    if (typeof version !== 'string') return response;
    const { url } = response.config;
    if (url === menu.path || url === login.path) {
      loaded = version;
    } else if (loaded !== null && version !== loaded && version !== requested) {
      requested = version;
      session.refreshMenu();
    }
    return response;
  });
}
