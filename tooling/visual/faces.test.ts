import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run/paths.ts';

const theme = join(root, 'packages/ui/src/theme');
const faces = readFileSync(join(theme, 'fonts.css.ts'), 'utf8');
const scale = readFileSync(join(theme, 'scale.css.ts'), 'utf8');

/** The calls that define faces, by name. */
const calls = new Map(
  faces
    .split('globalFontFace(')
    .slice(1)
    .map((call) => [/'([^']+)'/.exec(call)?.[1] ?? '', call]),
);

it.each(['Inter', 'Literata', 'Vazirmatn'])(
  '%s has a fallback with its metrics, so that text does not move',
  (name) => {
    expect(calls.get(`${name} Litometr`)).toContain('face(');
    const fallback = calls.get(`${name} fallback`) ?? '';
    // A function writes the measures of faces whose characters are scaled in parts.
    const written = fallback.includes('scaled(')
      ? faces.slice(
          faces.indexOf('const scaled ='),
          faces.indexOf("globalFontFace('Inter fallback'"),
        )
      : fallback;
    for (const measure of ['sizeAdjust', 'ascentOverride', 'descentOverride', 'lineGapOverride']) {
      expect(written).toContain(measure);
    }
  },
);

it('scales letters, marks and the space of each weight of Literata by themselves', () => {
  const fallback = calls.get('Literata fallback') ?? '';
  for (const weight of ['500', '600']) {
    for (const part of ['', ', marks', ', space']) {
      expect(fallback).toMatch(new RegExp(`'${weight}', \\[[^\\]]+\\]${part}\\)`));
    }
  }
});

it('shows each face on the first visit, also where the text was painted before', () => {
  expect(faces).toContain("fontDisplay: 'swap'");
  expect(faces).not.toMatch(/fontDisplay: '(optional|fallback|block|auto)'/);
});

it('lists each fallback right behind its face', () => {
  const lists = [...scale.matchAll(/"(\w+) Litometr", "([^"]+)"/g)];
  expect(lists.length).toBeGreaterThan(3);
  for (const [, face, next] of lists) expect(next).toBe(`${face ?? ''} fallback`);
});

it('has the files that it names', () => {
  const files = [...faces.matchAll(/face\('([\w-]+)'/g)].map(([, file]) => file ?? '');
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(join(theme, 'fonts', `${file}.woff2`)))).toEqual([]);
});
