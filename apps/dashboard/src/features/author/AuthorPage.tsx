import { author } from '@litometr/api-contract';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router-dom';
import { isMissing } from '../../api/failure.ts';
import { useEndpoint, useRead } from '../../api/useEndpoint.ts';
import { useBlock } from '../../blocks/useBlock.ts';
import { useNames } from '../../domain/useNames.ts';
import { useAddress } from '../../page/address/useAddress.ts';
import { MissingPage } from '../../page/MissingPage.ts';
import { usePeriod } from '../../page/period/usePeriod.ts';
import { useExactTitle } from '../../page/usePageTitle.ts';
import { AuthorView } from './AuthorView.tsx';
import { authorAddress, authorBooksRead, authorHistoryRead, lineRead } from './author.address.ts';
import { authorMessages as messages } from './author.messages.ts';

/** The card of an author; throws `MissingPage` for an id that names none. */
export function AuthorPage({ id }: { id: string }) {
  const { formatMessage: t } = useIntl();
  const names = useNames();
  const [search, change] = useAddress(authorAddress);
  const navigate = useNavigate();
  const period = usePeriod(search, change);
  const card = useEndpoint(author, { params: { id } });
  const blocks = {
    card: useBlock(card),
    history: useBlock(useRead(authorHistoryRead(id, search))),
    line: useBlock(useRead(lineRead(id))),
    books: useBlock(useRead(authorBooksRead(id, search))),
  };
  const found = card.data?.author;
  const address = useLocation();
  useEffect(() => {
    // The address of a former name: the author has another one now.
    if (found === undefined || String(found.id) === id) return;
    const path = address.pathname.replace(/[0-9]+(?=\/?$)/, String(found.id));
    void navigate({ ...address, pathname: path }, { replace: true });
  }, [found, id, address, navigate]);
  useExactTitle(found ? t(messages.titled, { name: names.author(found.name) }) : t(messages.title));
  if (isMissing(card.error)) throw new MissingPage();
  return (
    <AuthorView
      {...blocks}
      period={period}
      search={search}
      onSearch={change}
      onOpen={(path) => void navigate(path)}
    />
  );
}
