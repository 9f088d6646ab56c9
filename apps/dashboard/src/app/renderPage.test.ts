// @vitest-environment node
import { expect, it } from 'vitest';
import { catalogueAnswer } from '../testing/authorFixtures.ts';
import { renderPage } from './renderPage.tsx';

const path = '/portals/litnet/books';
const call = '/api/portals/litnet/books/?page=1&size=25';

/** Pages are long: what is asked of one is asked briefly. */
const headingOf = (html: string) => /<h1[^>]*>([^<]*)<\/h1>/.exec(html)?.[1];
const leadsTo = (html: string, address: string) => html.includes(`href="${address}`);

it('draws what a guest sees: the answers that were given, in the language that was asked for', async () => {
  const answer = catalogueAnswer();
  const [first] = answer.items;
  const answers = { [call]: answer };
  const russian = await renderPage({ path, locale: 'ru', answers });
  const english = await renderPage({ path, locale: 'en', answers });
  const title = first?.book.title ?? 'none';
  expect([russian.includes(title), english.includes(title)]).toEqual([true, true]);
  expect(leadsTo(russian, `/books/${first?.book.id}`)).toBe(true);
  expect(headingOf(russian)).toMatch(/[а-я]/);
  expect(headingOf(english)).toMatch(/^[a-zA-Z ]+$/);
});

it('draws what has come in its colours, not as what is being renewed', async () => {
  const html = await renderPage({ path, locale: 'ru', answers: { [call]: catalogueAnswer() } });
  expect(html).toContain('<table');
  expect(html).not.toMatch(/(aria-busy|data-refreshing)="true"/);
});

it('keeps places for answers that did not come or do not fit, and draws the page around them', async () => {
  for (const answers of [{}, { [call]: { items: 'no list' } }]) {
    const html = await renderPage({ path, locale: 'ru', answers });
    expect(headingOf(html)).toMatch(/[а-я]/);
    expect(leadsTo(html, '/books/')).toBe(false);
  }
});

it('draws one page after the other without what the last one was told', async () => {
  const answers = { [call]: catalogueAnswer() };
  const [full, empty] = await Promise.all([
    renderPage({ path, locale: 'ru', answers }),
    renderPage({ path, locale: 'ru', answers: {} }),
  ]);
  expect([leadsTo(full, '/books/'), leadsTo(empty, '/books/')]).toEqual([true, false]);
});
