/** Paths of the session's calls, below the API's base. */
export interface SessionPaths {
  login: string;
  refresh: string;
  user: string;
  menu: string;
  /** Null for a server without the call. */
  revoke: string | null;
}

/** The paths of docs/product-spec.md#7-calls. */
export const defaultPaths: SessionPaths = {
  login: '/token/',
  refresh: '/token/refresh/',
  user: '/auth/users/me/',
  menu: '/menu/',
  revoke: null,
};
