import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { applyTheme, themeAttributes, themeBootScript } from './applyTheme.ts';
import { definePreset } from './definePreset.ts';

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

  it('stays small enough for every page', () => {
    expect(themeBootScript.length).toBeLessThan(600);
    expect(themeBootScript).not.toContain('</');
  });
});

describe('applyTheme', () => {
  const preset = () => document.body.getAttribute('data-lm-preset');

  beforeEach(() => document.body.removeAttribute('data-lm-preset'));

  it('swaps the scheme and leaves other classes and the contrast layer alone', () => {
    document.body.className = 'light contrast page';
    applyTheme('dark');
    expect(classes()).toEqual(['contrast', 'dark', 'page']);
    applyTheme('light', { contrast: false });
    expect(classes()).toEqual(['light', 'page']);
  });

  it('preserves the scheme when the preset changes, and the preset when the scheme changes', () => {
    document.body.className = 'dark';
    applyTheme('forest');
    expect([preset(), classes()]).toEqual(['forest', ['dark']]);
    applyTheme('light');
    expect([preset(), classes()]).toEqual(['forest', ['light']]);
    applyTheme('litometr', { scheme: 'dark' });
    expect([preset(), classes()]).toEqual([null, ['dark']]);
  });

  it('returns a function that restores what was there', () => {
    document.body.className = 'light page';
    const undo = applyTheme('forest', { scheme: 'dark', contrast: true });
    expect([preset(), classes()]).toEqual(['forest', ['contrast', 'dark', 'page']]);
    undo();
    expect([preset(), classes()]).toEqual([null, ['light', 'page']]);
  });

  it('applies to another element when given one', () => {
    applyTheme('forest', { element: document.documentElement, scheme: 'dark' });
    expect(document.documentElement).toHaveProperty('className', 'dark');
    expect(document.documentElement.getAttribute('data-lm-preset')).toBe('forest');
    expect(document.body.className).toBe('');
  });

  it('adds the style sheet of a defined preset once, and the new one after a redefinition', () => {
    const replace = vi.spyOn(CSSStyleSheet.prototype, 'replaceSync');
    const define = (page: string) =>
      definePreset({ name: 'once', light: { color: { surface: { page } } } }).css;
    const before = document.adoptedStyleSheets.length;
    const first = define('#ffffff');
    applyTheme('once');
    applyTheme('once');
    const second = define('#fefefe');
    applyTheme('once');
    expect(replace.mock.calls).toEqual([[first], [second]]);
    expect(document.adoptedStyleSheets).toHaveLength(before + 1);
  });
});

describe('themeAttributes', () => {
  it('returns the class and the preset for the markup of a server', () => {
    expect(themeAttributes('dark')).toEqual({ className: 'dark' });
    expect(themeAttributes('forest', { scheme: 'dark', contrast: true })).toEqual({
      className: 'dark contrast',
      'data-lm-preset': 'forest',
    });
    expect(themeAttributes('litometr')).toEqual({ className: 'light' });
  });

  it('describes the same theme as applyTheme', () => {
    document.body.className = '';
    applyTheme('forest', { scheme: 'dark', contrast: true });
    const { className, ...rest } = themeAttributes('forest', { scheme: 'dark', contrast: true });
    expect(document.body.className).toBe(className);
    expect(document.body.getAttribute('data-lm-preset')).toBe(rest['data-lm-preset']);
  });
});
