import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import {
  coloursInMarkup,
  coloursOfTheTheme,
  logicalInlineStyles,
  logicalOnly,
  noOwnWidgets,
} from './styleRules.js';

type Restrictions = readonly { selector: string; message: string }[];

const linter = new Linter();

function complaints(code: string, restrictions: Restrictions): number {
  const messages = linter.verify(code, {
    languageOptions: { parserOptions: { ecmaFeatures: { jsx: true } } },
    rules: { 'no-restricted-syntax': ['error', ...restrictions] },
  });
  const broken = messages.find((message) => message.fatal === true);
  if (broken) throw new Error(broken.message);
  return messages.length;
}

const sheet = [...logicalOnly, ...coloursOfTheTheme];
const markup = [...logicalInlineStyles, ...coloursInMarkup];

describe('a style sheet', () => {
  it.each([
    `style({ marginLeft: '4px' })`,
    `style({ left: 0 })`,
    `style({ width: '100%' })`,
    `style({ borderTopLeftRadius: '4px' })`,
    `style({ textAlign: 'left' })`,
    `style({ float: 'right' })`,
    `style({ padding: '1px 2px 3px 4px' })`,
    `style({ color: '#fff' })`,
    `style({ background: 'rgba(0, 0, 0, .1)' })`,
    `style({ border: '1px solid #DEE5F2' })`,
    'style({ boxShadow: `0 0 0 1px oklch(0.7 0.1 200)` })',
    `style({ color: 'white' })`,
    `style({ backgroundColor: 'red' })`,
    `style({ border: \`1px solid \${x} black\` })`,
  ])('refuses %s', (code) => {
    expect(complaints(code, sheet)).toBeGreaterThan(0);
  });

  it.each([
    `style({ marginInlineStart: '4px', insetInlineEnd: 0, inlineSize: '100%' })`,
    `style({ textAlign: 'start', padding: '0 4px', inset: 0 })`,
    `style({ color: color.text.primary, border: \`1px solid \${color.border.subtle}\` })`,
    `style({ borderColor: 'Highlight', color: 'CanvasText', background: 'transparent' })`,
    `style({ whiteSpace: 'nowrap', gridTemplateAreas: '"red blue"' })`,
  ])('takes %s', (code) => {
    expect(complaints(code, sheet)).toBe(0);
  });
});

describe('a component', () => {
  it.each([
    `<p style={{ marginLeft: 4 }} />`,
    `<p style={{ color: '#fff' }} />`,
    `<path fill="#154EC1" />`,
    `<path stroke="black" />`,
  ])('refuses %s', (code) => {
    expect(complaints(code, markup)).toBeGreaterThan(0);
  });

  it.each([
    `<svg width={16} height={16} fill="none" stroke="currentColor" />`,
    `<p style={{ inlineSize: '50%', color: vars.color.text.primary }} />`,
    `<a href="#main">#main</a>`,
  ])('takes %s', (code) => {
    expect(complaints(code, markup)).toBe(0);
  });
});

describe('the app', () => {
  it.each(['<table><tbody /></table>', '<canvas />', '<svg><path d="M0 0h9" /></svg>'])(
    'rejects a table or chart of its own: %s',
    (code) => {
      expect(complaints(code, noOwnWidgets)).toBeGreaterThan(0);
    },
  );

  it('shows those of the widgets', () => {
    expect(complaints('<DataTable rows={rows} />', noOwnWidgets)).toBe(0);
  });
});
