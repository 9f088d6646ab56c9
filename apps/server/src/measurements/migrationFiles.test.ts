import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { readMigrations, splitStatements } from './migrationFiles.ts';

/** SHA-256 of every released migration. A new migration adds a line; no line ever changes. */
const released: Readonly<Record<number, string>> = {
  1: '9484451054191f30737958535fc9a263e64e22c694546f2fafa557f417d3be11',
  2: '4c83176a7edf502351b04c96aac36ff780818f1898a57466d44c33e4fe6bbf14',
  3: '621de597fe28bdad4b8cc137a51f42ef049155b3a2bb0b799cf9988048a03e89',
  14: '95e0d4a8390525bfaa470b894e0eaf66f077f8c4d8180ffb957b68759193665c',
  16: '59ffea45ef7bce7209125ed51b293502d0e86b6f64b48eb6b9df6301afb462e1',
  17: '50b9e6705c2231160ddbc2f07683b17e3d3c59ebec4dd3546a478f650fbde4f6',
  18: 'a9788e6b45725f9d813b02404b0372527bcc012f9c0738667354be984d11fd49',
};

const describeChange = (version: number) =>
  `Migration ${version} differs from its released content. Stores that have run it would not get the ` +
  'change: restore the file from git, and make the change in a new migration with the next number. ' +
  'For a new migration, add its SHA-256 to `released` in this test (docs/how-to/add-migration.md).';

describe('readMigrations', () => {
  it('returns released migrations as they were released', async () => {
    const migrations = await readMigrations();
    for (const { version, sql } of migrations) {
      const hash = createHash('sha256').update(sql).digest('hex');
      expect(hash, describeChange(version)).toBe(released[version]);
    }
    expect(migrations.map(({ version }) => version)).toEqual(Object.keys(released).map(Number));
  });
});

describe('splitStatements', () => {
  it('splits at semicolons that end a line, without comments', () => {
    expect(
      splitStatements("-- Why; what for.\nSELECT ';' AS a,\n  1;\n\n-- And;\nSELECT 2;\n"),
    ).toEqual(["SELECT ';' AS a,\n  1", 'SELECT 2']);
  });
});
