import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createDataText } from './dataText.tsx';

const html = (text: string, locale = 'en') => {
  const { container } = render(<p {...createDataText(locale, 'ru', 'Untitled').name(text)} />);
  return container.innerHTML;
};

it('marks a name of the data with its language, punctuation included', () => {
  expect(html('Фэнтези')).toBe('<p lang="ru">Фэнтези</p>');
  expect(html('Книга 2. «Дочь смотрителя», часть…')).toBe(
    '<p lang="ru">Книга 2. «Дочь смотрителя», часть…</p>',
  );
  expect(html('\u2068Магия\u2069', 'fa')).toBe('<p lang="ru">\u2068Магия\u2069</p>');
});

it('marks only the part that is in the data’s language', () => {
  expect(html('Боевое фэнтези · Combat fantasy')).toBe(
    '<p><span lang="ru">Боевое фэнтези</span> · Combat fantasy</p>',
  );
  expect(html('Others')).toBe('<p>Others</p>');
  expect(html('LitRPG')).toBe('<p>LitRPG</p>');
});

it('takes no longer for long names, which could be split into words in many ways', () => {
  const name = 'Исторические любовные романы + Современные любовные романы';
  const began = performance.now();
  expect(html(`${name} · Romance`)).toBe(`<p><span lang="ru">${name}</span> · Romance</p>`);
  expect(performance.now() - began).toBeLessThan(1_000);
});

it('leaves the value after a name in the reader’s language', () => {
  const { container } = render(createDataText('zh-CN', 'ru', 'Untitled').sentence('Магия: 120'));
  expect(container.innerHTML).toBe(`<span lang="ru">Магия</span>: 120`);
});

it('marks nothing where reader and data share a script or a language', () => {
  expect(createDataText('ru', undefined, 'Untitled').name('Магия')).toEqual({ children: 'Магия' });
  expect(createDataText('bg', 'ru', 'Untitled').name('Магия')).toEqual({ children: 'Магия' });
});

it('replaces a name without a visible character, and leaves an empty one', () => {
  expect(createDataText('ru', 'ru', 'Untitled').name('\u2800\u200b')).toEqual({
    children: 'Untitled',
  });
  expect(createDataText('en', 'ru', 'Untitled').name('\u00ad')).toEqual({ children: 'Untitled' });
  expect(createDataText('ru', 'ru', 'Untitled').name('').children).toBe('');
});
