import { describe, expect, it } from 'vitest';
import { publishBundle } from '../measurements/publish.ts';
import { removeDemo } from '../measurements/removePortal.ts';
import { book, snapshot } from '../measurements/testing/snapshotRows.ts';
import { testStore } from '../measurements/testing/testStore.ts';
import { smallDemo } from '../testing/preparedStores.ts';
import { fillDemo } from './demoData.ts';

const store = testStore();
const small = { ...smallDemo, portals: ['litnet', 'litres', 'bookriver'] } as const;

describe('fillDemo', () => {
  it('fills what never had data, and nothing that was imported or taken away', {
    timeout: 180_000,
  }, async () => {
    const { measurements } = store;
    await publishBundle(measurements, snapshot({ portal: 'litres', books: [book('a')] }));
    expect(await fillDemo(measurements, small)).toEqual(['litnet', 'bookriver']);
    expect(await fillDemo(measurements, small)).toEqual([]);
    await removeDemo(measurements);
    expect(await fillDemo(measurements, small)).toEqual([]);
    expect(await store.rows('SELECT DISTINCT portal FROM books')).toEqual([{ portal: 'litres' }]);
  });
});
