import type { AliasKind } from './aliasSql.ts';
import type { Measurements, Reader } from './client.ts';

/** The ids of renamed genres and authors, as they are published. */
export class Aliases {
  readonly #canonical = new Map<string, number>();
  readonly #former = new Map<string, number[]>();

  constructor(rows: readonly { kind: AliasKind; id: number; canonical: number }[] = []) {
    for (const { kind, id, canonical } of rows) {
      this.#canonical.set(`${kind} ${id}`, canonical);
      const key = `${kind} ${canonical}`;
      this.#former.set(key, [...(this.#former.get(key) ?? []), id]);
    }
  }

  /** Returns the id that an id counts as: itself where nothing was renamed, or of another kind. */
  canonical(kind: string, id: number): number {
    return this.#canonical.get(`${kind} ${id}`) ?? id;
  }

  /** Returns the ids of all names of what `id` is a name of, the present one first. */
  names(kind: string, id: number): number[] {
    const canonical = this.canonical(kind, id);
    return [canonical, ...(this.#former.get(`${kind} ${canonical}`) ?? [])];
  }

  /** Returns the ids that some ids count as, each once, in their order. */
  canonicalAll(kind: AliasKind, ids: readonly number[]): number[] {
    return [...new Set(ids.map((id) => this.canonical(kind, id)))];
  }
}

const read = async (reader: Reader) =>
  new Aliases(await reader.select('SELECT kind, id, canonical FROM aliases'));

const cached = new WeakMap<Measurements, { changes: number; aliases: Promise<Aliases> }>();

/**
 * Returns the aliases of all portals, for a read under way: cached until the next swap of this process,
 * and not at all where other processes may publish too.
 */
export function publishedAliases(measurements: Measurements, reader: Reader): Promise<Aliases> {
  const { changes } = measurements;
  if (changes === null) return read(reader);
  const known = cached.get(measurements);
  if (known?.changes === changes) return known.aliases;
  const aliases = read(reader);
  cached.set(measurements, { changes, aliases });
  // A failure is not cached.
  aliases.catch(() => cached.delete(measurements));
  return aliases;
}
