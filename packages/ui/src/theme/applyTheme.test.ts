import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyTheme, themeBootScript } from './applyTheme.ts';

const classes = () => [...document.body.classList].sort();

let runs = 0;

/** Runs the text of the script, as a page does with an inline one. */
async function boot() {
  runs += 1;
  const text = encodeURIComponent(`${themeBootScript}//${runs}`);
  await import(/* @vite-ignore */ `data:text/javascript,${text}`);
}

const system = (...matching: string[]) =>
  vi.stubGlobal('matchMedia', (query: string) => ({ matches: matching.includes(query) }));

beforeEach(() => {
  document.body.className = '';
  localStorage.clear();
  system();
});
afterEach(() => vi.unstubAllGlobals());

describe('themeBootScript', () => {
  it('restores the stored preset before anything is painted', async () => {
    localStorage.setItem('theme', 'dark');
    await boot();
    expect(classes()).toEqual(['dark']);
  });

  it('takes the preference of the system on a first visit', async () => {
    system('(prefers-color-scheme: dark)');
    await boot();
    expect(classes()).toEqual(['dark']);
  });

  it('falls back to light, also on a value that is no preset', async () => {
    localStorage.setItem('theme', 'sepia');
    await boot();
    expect(classes()).toEqual(['light']);
  });

  it('puts the contrast layer on from prefs, which win over the system', async () => {
    localStorage.setItem('prefs', '{"contrast":true}');
    await boot();
    expect(classes()).toEqual(['contrast', 'light']);

    document.body.className = '';
    localStorage.setItem('prefs', '{"contrast":false}');
    system('(prefers-contrast: more)');
    await boot();
    expect(classes()).toEqual(['light']);
  });

  it('still chooses a preset when storage is closed or holds rubbish', async () => {
    localStorage.setItem('prefs', '{');
    await boot();
    expect(classes()).toEqual(['light']);

    document.body.className = '';
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await boot();
    expect(classes()).toEqual(['light']);
  });

  it('stays small enough to stand in every page', () => {
    expect(themeBootScript.length).toBeLessThan(600);
    expect(themeBootScript).not.toContain('</');
  });
});

describe('applyTheme', () => {
  it('swaps the preset and leaves other classes and the contrast layer alone', () => {
    document.body.className = 'light contrast page';
    applyTheme('dark');
    expect(classes()).toEqual(['contrast', 'dark', 'page']);
    applyTheme('light', { contrast: false });
    expect(classes()).toEqual(['light', 'page']);
  });
});
