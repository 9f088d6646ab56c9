import { book, bookRanks, priceChanges } from '@litometr/api-contract';
import { read } from '../../api/read.ts';
import { describe } from '../../app/describe.ts';
import {
  browserLoader,
  pageComponent,
  pageHandle,
  pageMeta,
  serverLoader,
} from '../../app/pageRoute.tsx';
import { seoMessages } from '../../app/seo.messages.ts';
import { createNames } from '../../domain/useNames.ts';
import { definePage } from '../../page/definePage.ts';
import { BookPage } from './BookPage.tsx';
import { bookAddress, historyRead, journalRead } from './book.address.ts';
import { bookMessages } from './book.messages.ts';

const page = definePage({
  address: bookAddress,
  reads: ({ id }: { id: string }, state) => [
    read(book, { params: { id } }),
    historyRead(id, state),
    read(bookRanks, { params: { id } }),
    journalRead(id, state),
    // Its section is above others, which would move if it came after them.
    read(priceChanges, { params: { id } }),
  ],
  head: ({ t, props: { id }, responseTo }) => {
    const about = t(seoMessages.book);
    const found = responseTo(read(book, { params: { id } }))?.book;
    if (found === undefined) return { title: t(bookMessages.title), description: about };
    const names = createNames({ formatMessage: t });
    const name = names.title(found.title);
    const authors = found.authors.map((author) => names.author(author.name)).join(', ');
    return {
      title: t(bookMessages.titled, { name }),
      description: describe(name, authors, found.annotation, about),
    };
  },
  hasPicture: true,
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = pageMeta;
export const handle = pageHandle(page);
export default pageComponent(BookPage);
