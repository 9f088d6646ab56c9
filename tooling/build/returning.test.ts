import { afterEach, expect, it, vi } from 'vitest';
import { returningMark } from './returning.ts';

const dataset: Record<string, string> = {};
let runs = 0;

/** Runs the text of the script, as a page does with an inline one. */
async function boot() {
  runs += 1;
  const [, script = ''] = /^<script>(.*)<\/script>$/.exec(returningMark) ?? [];
  await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(`${script}//${runs}`)}`
  );
}

function browserWith(kept: { session?: string; local?: string }) {
  const area = (token?: string) => ({
    getItem: (key: string) => (key === 'access_token' ? (token ?? null) : null),
  });
  vi.stubGlobal('sessionStorage', area(kept.session));
  vi.stubGlobal('localStorage', area(kept.local));
  vi.stubGlobal('document', { documentElement: { dataset } });
}

afterEach(() => {
  delete dataset['returning'];
  vi.unstubAllGlobals();
});

it('marks the page of a reader who was signed in, remembered or not', async () => {
  browserWith({ local: 'token' });
  await boot();
  expect(dataset).toEqual({ returning: '' });
  delete dataset['returning'];
  browserWith({ session: 'token' });
  await boot();
  expect(dataset).toEqual({ returning: '' });
});

it('leaves a guest’s page as it is, also where the browser keeps nothing', async () => {
  browserWith({});
  await boot();
  vi.stubGlobal('sessionStorage', undefined);
  await boot();
  expect(dataset).toEqual({});
});
