import { afterEach, describe, expect, it, vi } from 'vitest';
import { contrastRatio, findContrastIssues } from './checkTokens.ts';
import { defaultPreset, definePreset } from './definePreset.ts';

afterEach(() => vi.unstubAllEnvs());

const withText = (primary: string) => ({ color: { text: { primary } } });

describe('definePreset', () => {
  it('returns complete tables: the given tokens over the defaults', () => {
    const forest = definePreset({ name: 'forest', light: withText('#102a18') });
    expect(forest.light.color.text.primary).toBe('#102a18');
    expect(forest.light.color.text.secondary).toBe(defaultPreset.light.color.text.secondary);
    expect(forest.dark).toEqual(defaultPreset.dark);
  });

  it('returns a style sheet with only the given tokens, for both schemes, scale and paper', () => {
    const { css } = definePreset({
      name: 'forest',
      light: { color: { action: { primary: { fillHover: '#14522f' } } } },
      dark: withText('#eef6f0'),
      shared: { radius: { card: '2px' }, font: { family: { text: 'Georgia, serif' } } },
    });
    expect(css).toContain(
      '[data-lm-preset=forest]{--lm-radius-card:2px;--lm-font-family-text:Georgia, serif}',
    );
    expect(css).toContain(
      '[data-lm-preset=forest]:where(:not(.dark)){--lm-color-action-primary-fill-hover:#14522f}',
    );
    expect(css).toContain('[data-lm-preset=forest]:where(.dark){--lm-color-text-primary:#eef6f0}');
    expect(css).toMatch(/@media print\{.*--lm-color-surface-page:white/);
    expect(css).toMatch(/^@layer reset,theme,ui,widgets,app;@layer theme\{/);
  });

  it('accepts every notation of CSS and colours that only a browser can compute', () => {
    for (const color of [
      '#abc',
      'rebeccapurple',
      'rgb(1 2 3)',
      'oklch(45% .1 150)',
      'var(--own)',
    ]) {
      expect(() =>
        definePreset({ name: 'valid', light: { color: { focus: color } } }),
      ).not.toThrow();
    }
  });

  it.each([
    ['light.color.focus', { light: { color: { focus: 'blau' } } }],
    ['dark.color.focus', { dark: { color: { focus: '#12' } } }],
    ['light.color.focus', { light: { color: { focus: 'red; } body { display: none' } } }],
    ['shared.radius.card', { shared: { radius: { card: 'round' } } }],
    ['shared.font.weight.medium', { shared: { font: { weight: { medium: 'heavy' } } } }],
  ])(
    'throws for a value of %s that is not valid, with the token and a valid form',
    (token, part) => {
      expect(() => definePreset({ name: 'wrong', ...part })).toThrow(
        new RegExp(`'wrong' sets ${token} to .*not valid.*Use a`),
      );
    },
  );

  it('throws for a token that does not exist, and names those near it', () => {
    const light = { color: { text: { primry: '#000' } } };
    // @ts-expect-error -- a misspelt token does not compile either
    expect(() => definePreset({ name: 'wrong', light })).toThrow(
      /light\.color\.text\.primry, which is no token.*color\.text\.primary/,
    );
  });

  it.each(['', 'Forest', 'my preset', 'dark', 'litometr'])('throws for the name %j', (name) => {
    expect(() => definePreset({ name })).toThrow(/cannot be named/);
  });

  it('warns in development about pairs with too little contrast', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    definePreset({ name: 'pale', light: withText('#c0c0c0') });
    expect(warn).toHaveBeenCalledOnce();
    expect(warn.mock.calls[0]?.[0]).toMatch(
      /'pale' has \d+ pairs.*light: text\.primary on surface\.page is 1\.\d+, needs 4\.5/s,
    );
  });

  it('does not warn about the shipped preset, nor in production', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    definePreset({ name: 'same' });
    vi.stubEnv('NODE_ENV', 'production');
    definePreset({ name: 'pale', light: withText('#c0c0c0') });
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('findContrastIssues', () => {
  it('returns scheme, pair, ratio and what is required', () => {
    const own = definePreset({ name: 'edge', dark: { color: { border: { strong: '#1F262F' } } } });
    expect(findContrastIssues(own)).toContainEqual({
      scheme: 'dark',
      upper: 'border.strong',
      ground: 'surface.raised',
      ratio: 1,
      required: 3,
    });
  });
});

describe('contrastRatio', () => {
  it('computes the ratio of WCAG', () => {
    expect(contrastRatio('#fff', '#000')).toBe(21);
    expect(contrastRatio('#767676', 'white')).toBeCloseTo(4.54, 2);
  });

  it('returns null for what it cannot measure', () => {
    expect(contrastRatio('var(--own)', '#000')).toBeNull();
    expect(contrastRatio('rgba(0, 0, 0, .5)', '#fff')).toBeNull();
  });
});
