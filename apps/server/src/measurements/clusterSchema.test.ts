import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { clusterSchema } from './clusterSchema.ts';
import { tables } from './tables.ts';

const file = fileURLToPath(new URL('../../../../deploy/clickhouse/schema.sql', import.meta.url));

describe('the cluster schema', () => {
  it('in deploy/ is what the definitions make of it', async () => {
    const renew = 'npm run litometr -- cluster-schema --write deploy/clickhouse/schema.sql';
    expect(await readFile(file, 'utf8'), `Renew it with ${renew}`).toBe(clusterSchema());
  });

  it('replicates and distributes every table', () => {
    const sql = clusterSchema();
    for (const name of Object.keys(tables)) {
      expect(sql).toMatch(new RegExp(`litometr\\.${name} ON CLUSTER [^;]+ENGINE = Replicated`));
      expect(sql).toMatch(new RegExp(`litometr_all\\.${name} ON CLUSTER [^;]+Distributed`));
    }
    expect(sql).toContain('ReplicatedReplacingMergeTree PARTITION BY (kind)');
  });
});
