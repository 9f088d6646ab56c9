import { expect, it } from 'vitest';
import { contactSheet } from './contactSheet.ts';
import { screenLooks } from './looks.ts';

it('has a row for each page and says which picture is missing', () => {
  const files = Object.fromEntries(screenLooks.map(({ name }) => [name, `${name}/top.png`]));
  const sheet = contactSheet(screenLooks, [
    { path: '/top?a=1&b=2', files },
    { path: '/broken', files: { ...files, dark: null } },
  ]);
  expect(sheet.match(/<tr>/g)).toHaveLength(3);
  expect(sheet).toContain('/top?a=1&#38;b=2');
  expect(sheet.match(/not shown/g)).toHaveLength(1);
});
