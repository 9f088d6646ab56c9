/** `role` is open text: an unknown role ranks 0. */
export interface SessionUser {
  username: string;
  role: string;
}

export interface MenuItemMeta {
  icon?: string | undefined;
  defaultExpanded?: boolean | undefined;
  /** Lowest role that sees the entry; an unknown role hides it from all users. */
  requiredRole?: string | undefined;
  title?: string | undefined;
}

/** An entry of the server's menu. Groups and separators have neither path nor component. */
export interface MenuItem {
  name: string;
  path: string | null;
  displayName: string;
  type: 'item' | 'group' | 'separator';
  component: string | null;
  meta: MenuItemMeta;
  children: MenuItem[];
}

export interface Credentials {
  username: string;
  password: string;
}

/** `refresh` is null where the session has none and ends with its access token. */
export interface Tokens {
  access: string;
  refresh: string | null;
}

/** Why the last sign-in was refused: the server said so, or nothing usable came back. */
export type LoginError = 'credentials' | 'network';

/**
 * Why a session ended: the user signed out; the token could not be renewed; the user could not be
 * loaded; the menu could not be loaded for a navigation; another tab signed out.
 */
export type EndReason = 'logout' | 'refresh-failed' | 'user-failed' | 'menu-failed' | 'other-tab';

/**
 * Origin of a menu request: a failure at start-up leaves the menu empty, one of a navigation signs
 * out.
 */
export type MenuReason = 'startup' | 'navigation';
