import { describe, expect, it, vi } from 'vitest';
import { createUuid } from './uuid.ts';

describe('createUuid', () => {
  it('creates version 4 UUIDs without the secure-context interface', () => {
    const insecure = { getRandomValues: crypto.getRandomValues.bind(crypto) };
    vi.stubGlobal('crypto', insecure);
    const uuids = Array.from({ length: 100 }, createUuid);
    for (const uuid of uuids) {
      expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    }
    expect(new Set(uuids).size).toBe(uuids.length);
  });
});
