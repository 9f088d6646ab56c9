import { readdir, readFile } from 'node:fs/promises';

/** A step that changes the tables that cannot be recomputed, see `docs/how-to/add-migration.md`. */
export interface MigrationFile {
  readonly version: number;
  readonly name: string;
  /** The content of the file. */
  readonly sql: string;
  readonly statements: readonly string[];
}

const folder = new URL('./migrations/', import.meta.url);

/** Returns the migrations of `migrations/NNNN_name.sql` in the order of their numbers. */
export async function readMigrations(): Promise<MigrationFile[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).toSorted();
  return Promise.all(
    files.map(async (file) => {
      const [, version, name] = /^(\d{4})_(\w+)\.sql$/.exec(file) ?? [];
      if (version === undefined || name === undefined) {
        throw new Error(`${file} is not named NNNN_name.sql, as migrations are.`);
      }
      const sql = await readFile(new URL(file, folder), 'utf8');
      return { version: Number(version), name, sql, statements: splitStatements(sql) };
    }),
  );
}

/** Returns the statements of a file, without comments. Each ends with a semicolon at the end of a line. */
export function splitStatements(sql: string): string[] {
  return sql
    .replaceAll(/^--.*$/gm, '')
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}
