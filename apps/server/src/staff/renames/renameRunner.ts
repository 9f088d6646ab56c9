import type { PortalSlug } from '@litometr/api-contract';
import { portalSlugs } from '@litometr/domain';
import type { AccountsStore } from '../../accounts/openAccounts.ts';
import type { BackgroundFailures } from '../../background/backgroundFailures.ts';
import type { Measurements, Reader } from '../../measurements/client.ts';
import { type StoredAlias, setAliases, storedAliases } from '../../measurements/setAliases.ts';
import { endOfChain, type RenameLink } from './renameChains.ts';
import { RenameStore } from './renameStore.ts';

/** Creates the runner over the stores of a server, which starts and closes it. */
export function createRenames(
  { database, auditLog, now, failures }: AccountsSide,
  measurements: Measurements,
): RenameRunner {
  const store = new RenameStore(database, auditLog, now);
  return new RenameRunner({ store, measurements, failures });
}

type AccountsSide = Pick<AccountsStore, 'database' | 'auditLog' | 'now' | 'failures'>;

interface RunnerDeps {
  store: RenameStore;
  measurements: Measurements;
  failures: Pick<BackgroundFailures, 'isolate'>;
}

/** Another process, a restore or an import that names an unknown key may change what is to be done. */
const TURN_MS = 15_000;

/** The ids of keys on a portal, by kind and key. */
export async function idsOfKeys(
  db: Reader,
  portal: PortalSlug,
  links: readonly RenameLink[],
): Promise<ReadonlyMap<string, number>> {
  const keys = [...new Set(links.flatMap(({ formerKey, presentKey }) => [formerKey, presentKey]))];
  if (keys.length === 0) return new Map();
  const rows = await db.select<{ kind: string; external: string; id: number }>(
    `SELECT kind, external, id FROM ids
     WHERE portal = {portal:String} AND kind IN ('genre', 'author')
       AND external IN {keys:Array(String)}`,
    { portal, keys },
  );
  return new Map(rows.map(({ kind, external, id }) => [`${kind} ${external}`, id]));
}

/** The aliases that renames come to; those of keys that the store does not know are left out. */
function aliasesOf(links: readonly RenameLink[], ids: ReadonlyMap<string, number>): StoredAlias[] {
  return links.flatMap(({ kind, formerKey }): StoredAlias[] => {
    const id = ids.get(`${kind} ${formerKey}`);
    const canonical = ids.get(`${kind} ${endOfChain(links, kind, formerKey)}`);
    return id === undefined || canonical === undefined ? [] : [{ kind, id, canonical }];
  });
}

const textOf = (aliases: readonly StoredAlias[]) =>
  aliases
    .map(({ kind, id, canonical }) => `${kind} ${id} ${canonical}`)
    .sort()
    .join();

/**
 * Brings the published names to what staff say. What staff say is in the accounts store, what is published
 * in the measurements store: they are compared again and again, so that a crash between the two, a
 * restored backup or an import over another one ends with both alike.
 */
export class RenameRunner {
  readonly store: RenameStore;
  readonly #deps: RunnerDeps;
  #timer: NodeJS.Timeout | undefined;
  #last: Promise<void> = Promise.resolve();
  #isQueued = false;
  #isClosed = false;

  constructor(deps: RunnerDeps) {
    this.#deps = deps;
    this.store = deps.store;
  }

  /** Compares every portal now, and again from time to time. */
  start(): void {
    void this.turn();
    this.#timer = setInterval(() => void this.turn(), TURN_MS).unref();
  }

  /** Compares every portal now, after the current turn. Never rejects; failures are recorded. */
  turn(): Promise<void> {
    if (this.#isQueued) return this.#last;
    this.#isQueued = true;
    this.#last = this.#last.then(async () => {
      this.#isQueued = false;
      for (const portal of portalSlugs) {
        if (this.#isClosed) return;
        await this.#deps.failures.isolate({ loop: 'renames', subject: portal }, () =>
          this.#apply(portal),
        );
      }
    });
    return this.#last;
  }

  async #apply(portal: PortalSlug): Promise<void> {
    const { measurements } = this.#deps;
    const { wanted, isApplied } = await this.compare(portal);
    if (!isApplied) await setAliases(measurements, portal, wanted);
  }

  /** The aliases that a portal has to have, and whether it has exactly them. */
  async compare(
    portal: PortalSlug,
  ): Promise<{ wanted: StoredAlias[]; stored: StoredAlias[]; isApplied: boolean }> {
    const { store, measurements } = this.#deps;
    const links = await store.of(portal);
    return measurements.read(async (db) => {
      const wanted = aliasesOf(links, await idsOfKeys(db, portal, links));
      const stored = await storedAliases(db, portal);
      return { wanted, stored, isApplied: textOf(wanted) === textOf(stored) };
    });
  }

  /** Waits for the current turn. */
  close(): Promise<void> {
    this.#isClosed = true;
    clearInterval(this.#timer);
    return this.#last;
  }
}
