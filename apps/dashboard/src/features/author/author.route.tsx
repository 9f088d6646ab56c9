import { author } from '@litometr/api-contract';
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
import { AuthorPage } from './AuthorPage.tsx';
import { authorAddress, authorBooksRead, authorHistoryRead, lineRead } from './author.address.ts';
import { authorMessages } from './author.messages.ts';

const cardRead = (id: string) => read(author, { params: { id } });

const page = definePage({
  address: authorAddress,
  reads: ({ id }: { id: string }, state) => [
    cardRead(id),
    authorHistoryRead(id, state),
    lineRead(id),
    authorBooksRead(id, state),
  ],
  head: ({ t, props: { id }, responseTo }) => {
    const about = t(seoMessages.author);
    const found = responseTo(cardRead(id))?.author;
    if (found === undefined) return { title: t(authorMessages.title), description: about };
    const name = createNames({ formatMessage: t }).author(found.name);
    return { title: t(authorMessages.titled, { name }), description: describe(name, about) };
  },
  // An author may have had other names: the id of the last one is current.
  currentId: ({ props: { id }, responseTo }) => responseTo(cardRead(id))?.author.id.toString(),
  hasPicture: true,
});

export const loader = serverLoader(page);
export const clientLoader = browserLoader(page);
export const meta = pageMeta;
export const handle = pageHandle(page);
export default pageComponent(AuthorPage);
