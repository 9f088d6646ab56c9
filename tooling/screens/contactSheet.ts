import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ScreenLook } from './looks.ts';

/** A page of the sheet. */
export interface SheetRow {
  path: string;
  /** File of each look by its name, below the sheet's folder; null where it could not be shown. */
  files: Readonly<Record<string, string | null>>;
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** @returns the sheet as HTML: a row for each page, a column for each look */
export function contactSheet(looks: readonly ScreenLook[], rows: readonly SheetRow[]): string {
  const heads = looks.map(({ name, width }) => `<th>${escapeHtml(name)}, ${width} px</th>`);
  const lines = rows.map(({ path, files }) => {
    const cells = looks.map(({ name }) => {
      const file = files[name] ?? null;
      if (file === null) return '<td class="failed">not shown</td>';
      const source = escapeHtml(file);
      return `<td><a href="${source}"><img src="${source}" loading="lazy" alt=""></a></td>`;
    });
    return `<tr><th>${escapeHtml(path)}</th>${cells.join('')}</tr>`;
  });
  return `<!doctype html>
<meta charset="utf-8">
<title>Contact sheet</title>
<style>
  body { margin: 16px; font: 14px/20px system-ui, sans-serif; background: #eee; }
  table { border-spacing: 12px; table-layout: fixed; width: 100%; }
  th { text-align: start; vertical-align: top; overflow-wrap: anywhere; }
  thead th { position: sticky; top: 0; background: #eee; }
  tbody th { width: 140px; font-weight: 400; }
  td { vertical-align: top; }
  td a { display: block; max-height: 420px; overflow: hidden; border: 1px solid #bbb; }
  .failed { color: #b00; }
  img { display: block; width: 100%; }
</style>
<table>
<thead><tr><th>Page</th>${heads.join('')}</tr></thead>
<tbody>
${lines.join('\n')}
</tbody>
</table>
`;
}

/** Writes the sheet to a folder. @returns its file */
export async function writeContactSheet(
  folder: string,
  looks: readonly ScreenLook[],
  rows: readonly SheetRow[],
): Promise<string> {
  const file = join(folder, 'index.html');
  await writeFile(file, contactSheet(looks, rows));
  return file;
}
