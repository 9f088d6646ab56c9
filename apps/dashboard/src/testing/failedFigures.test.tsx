import { fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { FailedPart } from '../blocks/FailedPart.tsx';
import { GroupKpis } from '../blocks/group/GroupKpis.tsx';
import { MissingMetrics } from '../blocks/MissingMetrics.tsx';
import { ListKpis } from '../blocks/rankList/ListKpis.tsx';
import { AuthorsKpis } from '../features/authors/AuthorsKpis.tsx';
import { BookReaders } from '../features/book/BookReaders.tsx';
import { GenreKpis } from '../features/genreStats/GenreKpis.tsx';
import { HomeKpis } from '../features/home/HomeKpis.tsx';
import { OverviewKpis } from '../features/portalTrends/OverviewKpis.tsx';
import { GenreTree } from '../features/rankLists/genreTops/GenreTree.tsx';
import { TagKpis } from '../features/tagStats/TagKpis.tsx';
import { failed } from './blockFixtures.ts';
import { bookResponse } from './bookFixtures.ts';
import { TestPage } from './TestPage.tsx';

const retry = vi.fn();
const block = failed(retry);

function show(part: ReactNode): void {
  render(<TestPage>{part}</TestPage>);
}

/** Without a failure state, figures would show that there is no data, or load for ever. */
it.each<[string, ReactNode]>([
  ['the day', <HomeKpis key="home" block={block} />],
  ['a portal', <OverviewKpis key="overview" block={block} />],
  ['a list', <ListKpis key="list" state={block.state} response={undefined} />],
  ['tags', <TagKpis key="tags" portal="litnet" summary={block} />],
  ['genres', <GenreKpis key="genres" summary={block} />],
  ['a genre or tag', <GroupKpis key="group" row={undefined} block={block} />],
  ['authors', <AuthorsKpis key="authors" summary={block} />],
  [
    "a book's readers",
    <BookReaders key="book" book={bookResponse().book} history={block} ratios={block} />,
  ],
])('the figures of %s say that they failed, and are asked for again alone', (_, figures) => {
  retry.mockClear();
  show(figures);
  screen.getByRole('heading', { name: block.state.title });
  fireEvent.click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalledTimes(1);
});

/** Parts whose absence users would not notice. */
it.each<[string, ReactNode]>([
  [
    'marks on a chart',
    <FailedPart key="marks" state={block.state}>
      words
    </FailedPart>,
  ],
  ['what a portal does not publish', <MissingMetrics key="none" portal="litnet" known={block} />],
  ['the genres of a portal', <GenreTree key="tree" rows={block} current={1} hrefOf={String} />],
])('%s say that they failed, and are asked for again alone', (_, part) => {
  retry.mockClear();
  show(part);
  fireEvent.click(screen.getByRole('button'));
  expect(retry).toHaveBeenCalledTimes(1);
});
