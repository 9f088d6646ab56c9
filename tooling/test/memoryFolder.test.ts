import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createMemoryFolder } from './memoryFolder.ts';

/** No process has it: the system's highest number is below. */
const ENDED_PID = 2 ** 30;

describe('createMemoryFolder', () => {
  let parent = '';
  beforeEach(() => {
    parent = mkdtempSync(join(tmpdir(), 'litometr-memory-'));
  });
  afterEach(() => rmSync(parent, { recursive: true, force: true }));

  it('removes the folders of processes that have ended, and no others', () => {
    const ended = join(parent, `litometr-tests-${ENDED_PID}`);
    const running = join(parent, `litometr-tests-${process.ppid}`);
    const foreign = join(parent, 'sem.other');
    for (const folder of [ended, running, foreign]) mkdirSync(folder);
    createMemoryFolder(parent);
    expect([ended, running, foreign].map((folder) => existsSync(folder))).toEqual([
      false,
      true,
      true,
    ]);
  });

  it('is null where there is no such place', () => {
    expect(createMemoryFolder(join(parent, 'missing'))).toBeNull();
  });
});
