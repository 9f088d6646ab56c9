import { expect, it } from 'vitest';
import { createTexts } from './createTexts.ts';

const timeZone = 'Europe/Moscow';
const title = { id: 'a.title', defaultMessage: 'Книги' };
const named = { id: 'a.named', defaultMessage: 'Книги: {name}' };

it('gives plain texts as they stand, and fills in the others', () => {
  const { formatMessage: t } = createTexts({ locale: 'ru', messages: {}, timeZone });
  expect([t(title), t(title), t(title, { name: 'unused' })]).toEqual(['Книги', 'Книги', 'Книги']);
  expect(t(named, { name: 'Соль' })).toBe('Книги: Соль');
  expect(t({ id: 'a.quoted', defaultMessage: "''{name}''" }, { name: 'Соль' })).toBe("'Соль'");
});

it('speaks the chosen language, whatever another one was asked for before', () => {
  const of = (locale: 'ru' | 'en', messages: Record<string, string>) =>
    createTexts({ locale, messages, timeZone }).formatMessage;
  const english = of('en', { 'a.title': 'Books', 'a.named': 'Books: {name}' });
  expect([of('ru', {})(title), english(title)]).toEqual(['Книги', 'Books']);
  expect(english(named, { name: 'Salt' })).toBe('Books: Salt');
});

it('takes texts that the build has taken apart', () => {
  const parts = [
    { type: 0, value: 'Книги: ' },
    { type: 1, value: 'name' },
  ];
  // As the build leaves it in the place of the string.
  const messages = { 'a.named': parts } as unknown as Record<string, string>;
  const { formatMessage: t } = createTexts({ locale: 'ru', messages, timeZone });
  expect(t(named, { name: 'Соль' })).toBe('Книги: Соль');
});
