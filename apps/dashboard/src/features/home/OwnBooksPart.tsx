import { watchList } from '@litometr/api-contract';
import { useOwn } from '../../api/useOwn.ts';
import { useVisitor } from '../../auth/Visitor.tsx';
import { useBlock } from '../../blocks/useBlock.ts';
import { OwnBooks, type OwnBooksProps } from './OwnBooks.tsx';

/** As many as a page of the API holds: the row shows those that most happened to. */
const WATCHED = 100;

export type OwnRowProps = Pick<OwnBooksProps, 'isIn'>;

/** The row of the reader who is signed in, or is about to be. */
export default function OwnBooksPart({ isIn }: OwnRowProps) {
  const isSignedIn = useVisitor()?.isSignedIn === true;
  const watched = useOwn(
    watchList,
    { query: { kind: 'book', size: WATCHED } },
    { enabled: isSignedIn },
  );
  return <OwnBooks block={useBlock(watched)} isIn={isIn} />;
}
