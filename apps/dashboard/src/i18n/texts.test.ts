import { DEFAULT_LOCALE, locales } from '@litometr/domain';
import { describe, expect, it } from 'vitest';
import { textsOf } from '../app/textsOf.ts';
import { loadTexts } from './loadTexts.ts';

// Files of texts are found by name, so the compiler does not list a missing one.
describe.each(locales)('the texts of %s', (locale) => {
  it('are loaded in the browser', async () => {
    const { messages, ui, widgets } = await loadTexts(locale);
    for (const texts of [ui, widgets]) expect(Object.keys(texts)).not.toEqual([]);
    // Messages in the default language are those in the code.
    expect(Object.keys(messages).length > 0).toBe(locale !== DEFAULT_LOCALE);
  });

  it('have no dates, which would need a time zone', async () => {
    const { messages } = await loadTexts(locale);
    expect(Object.values(messages).filter((text) => /, ?(date|time)\b/.test(text))).toEqual([]);
  });

  it('are the same on the server', async () => {
    expect(textsOf(locale).messages).toEqual((await loadTexts(locale)).messages);
  });
});
