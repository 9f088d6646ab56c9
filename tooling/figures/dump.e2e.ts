import { writeFileSync } from 'node:fs';
import { it } from 'vitest';
import { testStore } from '../../apps/server/src/measurements/testing/testStore.ts';
import { browserPagesOf } from './browserPages.ts';
import { textsOf } from './pageTexts.ts';
import { demoData, historyData } from './portalData.ts';
import { publishPortal } from './publishPortal.ts';

const store = testStore();
it('dumps', async () => {
  const which = process.env['FIG_DATA'] ?? 'litnet';
  await publishPortal(
    store,
    /^\d+$/.test(which) ? historyData(Number(which)) : demoData(which as 'litnet'),
  );
  const pages = await browserPagesOf(store.measurements);
  const out: string[] = [];
  for (const path of (process.env['FIG_PATHS'] ?? '/').split(',')) {
    const { plots, tables } = await pages.open(path, 'ru');
    out.push(`=== ${path}`);
    const texts = textsOf(tables);
    const byTable = Map.groupBy(
      texts.filter((t) => t.chart !== undefined && t.table !== undefined),
      (t) => t.table ?? '',
    );
    for (const [table, cells] of byTable) {
      const rows = [...Map.groupBy(cells, (c) => c.at?.row).values()];
      out.push(
        `--- ${table} (${rows.length} rows)`,
        `   | ${rows[0]?.map((c) => c.column).join(' | ')}`,
      );
      for (const r of [...rows.slice(0, 4), ...rows.slice(-2)])
        out.push(`   > ${r.map((c) => c.text).join(' | ')}`);
    }
    out.push(
      '  other: ' +
        texts
          .filter((t) => t.chart !== undefined && t.table === undefined)
          .map((t) => `${t.kind}:${t.text}`)
          .join(' ;; '),
    );
    out.push(
      '  plots: ' +
        textsOf(plots)
          .filter((t) => t.chart !== undefined && t.table === undefined && t.kind !== 'control')
          .map((t) => `${t.kind}:${t.text}`)
          .slice(0, 40)
          .join(' ;; '),
    );
  }
  await pages.close();
  writeFileSync(`/tmp/dump-${which}.txt`, out.join('\n'));
}, 900_000);
