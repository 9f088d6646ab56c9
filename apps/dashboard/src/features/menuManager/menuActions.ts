import type { MenuDraft, MenuEntry, MenuVersion } from '@litometr/api-contract';

/** The menu as the server has it. */
export interface MenuOnServer {
  current: MenuVersion;
  draft: MenuDraft | null;
}

/** `overtaken`: somebody else was faster. `failed`: no answer, or a refusal. */
export type Outcome<Value> =
  | { kind: 'done'; value: Value }
  | { kind: 'overtaken' }
  | { kind: 'failed' };

export interface DraftToSave {
  /** Of the draft as it was seen; null where there was none. */
  revision: number | null;
  base_version: number;
  items: MenuEntry[];
}

/** What the screen asks of the server. None of them rejects. */
export interface MenuActions {
  load: () => Promise<Outcome<MenuOnServer>>;
  save: (draft: DraftToSave) => Promise<Outcome<MenuDraft>>;
  discard: (revision: number) => Promise<Outcome<null>>;
  publish: (revision: number) => Promise<Outcome<MenuVersion>>;
  history: (page: number) => Promise<Outcome<{ count: number; items: MenuVersion[] }>>;
  /** `current`: the published version as it was seen. */
  restore: (version: number, current: number) => Promise<Outcome<MenuVersion>>;
}
