import { Badge, type BadgeProps, BookCover } from '@litometr/ui';
import { isInvisible } from '../../provider/invisible.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import { RowLink } from '../RowLink.tsx';
import { type AuthorItem, AuthorsCell } from './AuthorsCell.tsx';
import * as css from './BookCell.css.ts';

export interface BookChip {
  label: string;
  tone?: BadgeProps['tone'];
}

export interface BookCellProps {
  title: string;
  /** The book's page; the row then opens it. */
  href?: string;
  authors: readonly AuthorItem[];
  /** Without `src` the cover is composed from title and genre. `false` leaves it out. */
  cover?: { src?: string | null; genre?: string; adult?: boolean } | false;
  chips?: readonly BookChip[];
}

/** A book: cover, title, authors and a few marks, on two lines at most. */
export function BookCell({ href, authors, cover = {}, chips = [], ...book }: BookCellProps) {
  const { dataLang, strings } = useWidgets();
  const title = isInvisible(book.title) ? strings.value.untitled : book.title;
  return (
    <span className={css.root}>
      {cover !== false && (
        <span className={css.cover}>
          <BookCover
            size="xs"
            title={title}
            author={authors[0]?.name}
            src={cover.src}
            genre={cover.genre}
            isAdult={cover.adult}
            decorative
          />
        </span>
      )}
      <span className={css.text}>
        {href === undefined ? (
          <span className={css.title} title={title} dir="auto" lang={dataLang}>
            {title}
          </span>
        ) : (
          <RowLink href={href} className={css.title} title={title} dir="auto" lang={dataLang}>
            {title}
          </RowLink>
        )}
        <span className={css.second}>
          <AuthorsCell authors={authors} />
          {chips.length > 0 && (
            <span className={css.chips} data-optional="">
              {chips.map(({ label, tone }) => (
                <Badge key={label} tone={tone}>
                  {label}
                </Badge>
              ))}
            </span>
          )}
        </span>
      </span>
    </span>
  );
}
