import { describe, expect, it } from 'vitest';
import { columnFaults, migrate, StoreVersionError } from './migrate.ts';
import { testStore } from './testing/testStore.ts';

const store = testStore('nothing');

describe('migrate', () => {
  it('makes every table as it is defined, once', async () => {
    const { writer } = store.measurements;
    expect(await columnFaults(writer)).toEqual([]);
    await migrate(writer);
    expect(await store.rows('SELECT version FROM migrations ORDER BY version')).toEqual([
      { version: 1 },
      { version: 2 },
      { version: 3 },
      { version: 4 },
      { version: 5 },
      { version: 6 },
      { version: 7 },
      { version: 8 },
      { version: 9 },
    ]);
  });

  it('refuses a store whose tables differ, and names what differs', async () => {
    const { writer } = store.measurements;
    await writer.command('ALTER TABLE tags ADD COLUMN colour String, DROP COLUMN name');
    await expect(migrate(writer)).rejects.toThrow(
      /tags has no column name; tags has an unknown column colour/,
    );
    await writer.command('ALTER TABLE tags ADD COLUMN name String, DROP COLUMN colour');
  });

  it('refuses the store of a newer program', async () => {
    const { writer } = store.measurements;
    await writer.insert('migrations', [{ version: 99, name: 'later', applied_at: 0 }]);
    await expect(migrate(writer)).rejects.toThrow(StoreVersionError);
    await expect(migrate(writer)).rejects.toThrow(/version 99/);
  });
});
