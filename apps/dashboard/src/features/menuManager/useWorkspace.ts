import {
  type MenuDraft,
  type MenuEntry,
  type MenuVersion,
  menuChanges,
} from '@litometr/api-contract';
import { useMutation } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { MenuActions, MenuOnServer, Outcome } from './menuActions.ts';
import { type Checked, checkedMenu } from './model/faults.ts';
import { withOwnKeys } from './model/menuTree.ts';
import type { Versions } from './model/merge.ts';
import { type Undoable, useUndoable } from './useUndoable.ts';

/** A version on the server that conflicts with the local edits. */
export interface Conflict {
  versions: Versions;
  /** Who wrote the other version, and when. */
  author: string | null;
  at: string;
  /** The state of the server that a resolution starts from. */
  server: MenuOnServer;
  /** The published version on which the resolution is based. */
  baseVersion: number;
}

export interface Workspace {
  server: MenuOnServer;
  entries: Undoable<readonly MenuEntry[]>;
  checked: Checked;
  isDirty: boolean;
  /** True while a call is pending. */
  isBusy: boolean;
  /** The last call failed; what was edited is still here. */
  hasFailed: boolean;
  /** Somebody was faster, and nothing was edited here: what they made is shown now. */
  wasReloaded: boolean;
  conflict: Conflict | null;
  /** The published menu is another than the one that the draft began from. */
  isStale: boolean;
  /** True when the draft was saved. */
  save: () => Promise<boolean>;
  discard: () => Promise<boolean>;
  publish: () => Promise<MenuVersion | null>;
  restore: (version: number) => Promise<MenuVersion | null>;
  reconcile: () => Promise<void>;
  /** Ends a conflict with these entries, and saves them where they differ from the other ones. */
  settle: (entries: readonly MenuEntry[]) => Promise<boolean>;
  postpone: () => void;
}

const itemsOf = ({ draft, current }: MenuOnServer) => withOwnKeys(draft?.items ?? current.items);

const isSame = (one: readonly MenuEntry[], other: readonly MenuEntry[]) =>
  menuChanges(one, other).length === 0;

/** The local edits, the state of the server, and the actions that synchronize them. */
export function useWorkspace(first: MenuOnServer, actions: MenuActions): Workspace {
  const [server, setServer] = useState(first);
  const entries = useUndoable<readonly MenuEntry[]>(itemsOf(first));
  const [hasFailed, setFailed] = useState(false);
  const [wasReloaded, setReloaded] = useState(false);
  const [conflict, setConflict] = useState<Conflict | null>(null);
  const { now } = entries;
  const checked = useMemo(() => checkedMenu(now), [now]);
  const isDirty = useMemo(() => !isSame(itemsOf(server), now), [server, now]);

  /** Clears the notices of the last call, and reports whether this one fails. */
  async function request<Value>(call: () => Promise<Outcome<Value>>): Promise<Outcome<Value>> {
    setFailed(false);
    setReloaded(false);
    const outcome = await call();
    setFailed(outcome.kind === 'failed');
    return outcome;
  }

  /** Another user has saved first: fetches their version to show it next to the local edits. */
  async function lookAgain(mine: readonly MenuEntry[]): Promise<void> {
    const loaded = await request(actions.load);
    if (loaded.kind !== 'done') return;
    const { current, draft } = loaded.value;
    const found = (await publishedBehind(draft, loaded.value)) ?? {
      versions: { base: itemsOf(server), mine, theirs: itemsOf(loaded.value) },
      author: draft === null ? current.author : draft.author,
      at: draft?.updated_at ?? current.created_at,
      server: loaded.value,
      baseVersion: draft?.base_version ?? current.version,
    };
    if (!isSame(found.versions.base, mine)) {
      setConflict(found);
      return;
    }
    setServer(loaded.value);
    entries.change(() => found.versions.theirs);
    setReloaded(true);
  }

  /** Returns a conflict where the draft is unchanged, but another menu has been published since. */
  async function publishedBehind(
    draft: MenuDraft | null,
    loaded: MenuOnServer,
  ): Promise<Conflict | null> {
    const { current } = loaded;
    if (draft === null || draft.revision !== server.draft?.revision) return null;
    if (draft.base_version === current.version) return null;
    const base = await versionItems(actions, draft.base_version);
    return {
      versions: { base, mine: now, theirs: current.items },
      author: current.author,
      at: current.created_at,
      server: loaded,
      baseVersion: current.version,
    };
  }

  /** The draft as it was saved; null where it was not. */
  async function saveTo(
    at: MenuOnServer,
    items: readonly MenuEntry[],
    baseVersion: number,
  ): Promise<MenuDraft | null> {
    const revision = at.draft?.revision ?? null;
    const outcome = await request(() =>
      actions.save({ revision, base_version: baseVersion, items: [...items] }),
    );
    if (outcome.kind === 'overtaken') await lookAgain(items);
    if (outcome.kind !== 'done') return null;
    const draft = outcome.value;
    setServer({ ...at, draft });
    // The server trims values; input made since the call started is preserved.
    const isTrimmed = !isSame(items, draft.items);
    entries.change((typed) => (typed === items && isTrimmed ? draft.items : typed), 'saved');
    return draft;
  }

  const saveHere = () => saveTo(server, now, server.draft?.base_version ?? server.current.version);

  async function discardDraft(): Promise<boolean> {
    if (server.draft === null) {
      entries.change(() => server.current.items);
      return true;
    }
    const { revision } = server.draft;
    const outcome = await request(() => actions.discard(revision));
    if (outcome.kind === 'overtaken') await lookAgain(now);
    if (outcome.kind !== 'done') return false;
    setServer({ ...server, draft: null });
    entries.change(() => server.current.items);
    return true;
  }

  async function publishDraft(): Promise<MenuVersion | null> {
    const draft = isDirty ? await saveHere() : server.draft;
    if (draft === null) return null;
    const outcome = await request(() => actions.publish(draft.revision));
    if (outcome.kind === 'overtaken') await lookAgain(now);
    if (outcome.kind !== 'done') return null;
    setServer({ current: outcome.value, draft: null });
    return outcome.value;
  }

  async function restoreVersion(version: number): Promise<MenuVersion | null> {
    const outcome = await request(() => actions.restore(version, server.current.version));
    if (outcome.kind === 'overtaken') await lookAgain(now);
    if (outcome.kind !== 'done') return null;
    const wasPlain = server.draft === null && !isDirty;
    setServer({ ...server, current: outcome.value });
    if (wasPlain) entries.change(() => outcome.value.items);
    return outcome.value;
  }

  async function settleConflict(items: readonly MenuEntry[]): Promise<boolean> {
    if (conflict === null) return false;
    setConflict(null);
    setServer(conflict.server);
    entries.change(() => items);
    const { current, draft } = conflict.server;
    const isAtRest = conflict.baseVersion === (draft?.base_version ?? current.version);
    if (isAtRest && isSame(itemsOf(conflict.server), items)) return true;
    return (await saveTo(conflict.server, items, conflict.baseVersion)) !== null;
  }

  const saving = useMutation({ mutationFn: async () => (await saveHere()) !== null });
  const discarding = useMutation({ mutationFn: discardDraft });
  const publishing = useMutation({ mutationFn: publishDraft });
  const restoring = useMutation({ mutationFn: restoreVersion });
  const reconciling = useMutation({ mutationFn: () => lookAgain(now) });
  const settling = useMutation({ mutationFn: settleConflict });
  const mutations = [saving, discarding, publishing, restoring, reconciling, settling];

  return {
    server,
    entries,
    checked,
    isDirty,
    isBusy: mutations.some(({ isPending }) => isPending),
    hasFailed,
    wasReloaded,
    conflict,
    isStale: server.draft !== null && server.draft.base_version !== server.current.version,
    save: saving.mutateAsync,
    discard: discarding.mutateAsync,
    publish: publishing.mutateAsync,
    restore: restoring.mutateAsync,
    reconcile: reconciling.mutateAsync,
    settle: settling.mutateAsync,
    postpone: () => setConflict(null),
  };
}

/** The entries of a version of old; none where it is not found, which makes all of it a question. */
async function versionItems(actions: MenuActions, version: number): Promise<readonly MenuEntry[]> {
  for (let page = 1; ; page += 1) {
    const outcome = await actions.history(page);
    if (outcome.kind !== 'done' || outcome.value.items.length === 0) return [];
    const found = outcome.value.items.find((each) => each.version === version);
    if (found !== undefined) return found.items;
  }
}
