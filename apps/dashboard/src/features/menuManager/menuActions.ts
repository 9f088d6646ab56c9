import type { MenuDraft, MenuEntry, MenuVersion } from '@litometr/api-contract';

/** The menu as the server has it. */
export interface MenuOnServer {
  current: MenuVersion;
  draft: MenuDraft | null;
}

/** `overtaken`: another user has saved first. `failed`: no response, or a refusal. */
export type Outcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'overtaken' }
  | { kind: 'failed' };

interface DraftToSave {
  /** Of the draft as it was seen; null where there was none. */
  revision: number | null;
  base_version: number;
  items: MenuEntry[];
}

/** The server calls of the screen. None of them rejects. */
export interface MenuActions {
  load: () => Promise<Outcome<MenuOnServer>>;
  save: (draft: DraftToSave) => Promise<Outcome<MenuDraft>>;
  discard: (revision: number) => Promise<Outcome<null>>;
  publish: (revision: number) => Promise<Outcome<MenuVersion>>;
  history: (page: number) => Promise<Outcome<{ count: number; items: MenuVersion[] }>>;
  /** `current`: the published version as it was seen. */
  restore: (version: number, current: number) => Promise<Outcome<MenuVersion>>;
}
