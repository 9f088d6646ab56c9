import type { MenuItem } from '@litometr/api-contract';
import { asc, desc, eq, max } from 'drizzle-orm';
import type { Database } from '../../postgres/database.ts';
import { menuItems, menuVersions } from '../../postgres/schema.ts';
import { hasRank } from '../roles.ts';
import { sha256 } from '../serverKeys.ts';
import { type DefaultEntry, defaultMenu } from './defaultMenu.ts';
import { displayNameIn, pickLocale, titleIn } from './languages.ts';

type ItemRow = typeof menuItems.$inferSelect;

/** The server's menu as a series of complete versions, of which the newest is served. */
export class MenuStore {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  /**
   * Writes the default menu into a new store, and over an older default that has never been edited.
   * A menu that a person has edited stays as it is.
   */
  async seed(entries: DefaultEntry[] = defaultMenu()): Promise<void> {
    const fingerprint = sha256(JSON.stringify(entries));
    await this.#db.transaction(async (tx) => {
      const newest = desc(menuVersions.id);
      const [current] = await tx.select().from(menuVersions).orderBy(newest).limit(1);
      if (current?.origin === 'edited' || current?.fingerprint === fingerprint) return;
      const [version] = await tx
        .insert(menuVersions)
        .values({ origin: 'default', fingerprint })
        .returning({ id: menuVersions.id });
      if (version !== undefined) await insertEntries(tx, version.id, null, entries);
    });
  }

  /** Returns the id of the published version, which grows with each publication. */
  async version(): Promise<number> {
    const [row] = await this.#db.select({ id: max(menuVersions.id) }).from(menuVersions);
    return row?.id ?? 0;
  }

  /**
   * Returns the entries that a role may see, named in the language that an Accept-Language header
   * prefers.
   */
  async forRole(role: string, languages: string | undefined): Promise<MenuItem[]> {
    const newest = this.#db.select({ id: max(menuVersions.id) }).from(menuVersions);
    const rows = await this.#db
      .select()
      .from(menuItems)
      .where(eq(menuItems.versionId, newest))
      .orderBy(asc(menuItems.position));
    const visible = rows.filter((row) => hasRank(role, row.requiredRole));
    const locale = pickLocale(languages);
    return childrenOf(visible, null, (row, children) => {
      const meta: MenuItem['meta'] = {
        defaultExpanded: row.defaultExpanded,
        title: titleIn(row, locale),
      };
      if (row.icon !== null) meta.icon = row.icon;
      if (row.requiredRole !== null) meta.requiredRole = row.requiredRole;
      return {
        name: row.name,
        path: row.path,
        displayName: displayNameIn(row.displayNames, locale),
        type: row.type,
        component: row.component,
        meta,
        children,
      };
    });
  }
}

async function insertEntries(
  tx: Database,
  versionId: number,
  parentId: number | null,
  entries: DefaultEntry[],
): Promise<void> {
  for (const [position, entry] of entries.entries()) {
    const { type, name, icon, requiredRole, displayNames } = entry;
    const target =
      entry.type === 'item' ? { path: entry.path, component: entry.component } : { path: null };
    const [row] = await tx
      .insert(menuItems)
      .values({
        versionId,
        parentId,
        key: name,
        position,
        type,
        name,
        icon,
        requiredRole,
        displayNames,
        ...target,
      })
      .returning({ id: menuItems.id });
    if (entry.type === 'group' && row !== undefined) {
      await insertEntries(tx, versionId, row.id, entry.children);
    }
  }
}

type ToItem = (row: ItemRow, children: MenuItem[]) => MenuItem;

function childrenOf(rows: ItemRow[], parentId: number | null, toItem: ToItem): MenuItem[] {
  const items = rows
    .filter((row) => row.parentId === parentId)
    .map((row) => toItem(row, childrenOf(rows, row.id, toItem)));
  return withoutStraySeparators(
    items.filter((item) => item.type !== 'group' || item.children.length > 0),
  );
}

/** A separator is shown only between two entries. */
function withoutStraySeparators(items: MenuItem[]): MenuItem[] {
  const visible = items.filter(
    (item, index) => item.type !== 'separator' || items[index - 1]?.type !== 'separator',
  );
  const first = visible.findIndex((item) => item.type !== 'separator');
  const last = visible.findLastIndex((item) => item.type !== 'separator');
  return first === -1 ? [] : visible.slice(first, last + 1);
}
