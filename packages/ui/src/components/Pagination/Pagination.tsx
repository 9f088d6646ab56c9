import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { useFormatNumber } from '../../internal/useFormatNumber.ts';
import { useUiStrings } from '../../provider/index.ts';
import { Icon } from '../Icon/index.ts';
import * as css from './Pagination.css.ts';
import { pageSlots } from './pages.ts';

const ELLIPSIS = '…';

/** The page number is state of the page, or it is in the address and pages are links. */
type PaginationWay =
  | { onChange: (page: number) => void; hrefFor?: undefined }
  | { hrefFor: (page: number) => string; onChange?: undefined };

interface PaginationLook extends Omit<ComponentProps<'nav'>, 'children' | 'onChange'> {
  /** Shown now; the first is 1. */
  page: number;
  pageCount: number;
  /** Name of the landmark, where a page has several. */
  label?: string;
}

export type PaginationProps = PaginationLook & PaginationWay;

/** Goes through a long list page by page. */
export function Pagination({
  page,
  pageCount,
  onChange,
  hrefFor,
  label,
  className,
  ...rest
}: PaginationProps) {
  const strings = useUiStrings();
  const format = useFormatNumber();

  const step = (target: number, name: string, content: ReactNode) => {
    const isBeyond = target < 1 || target > pageCount;
    const shared = {
      className: css.page,
      'aria-label': name,
      'aria-current': target === page ? ('page' as const) : undefined,
      children: content,
    };
    if (hrefFor) return <Link {...shared} isDisabled={isBeyond} href={hrefFor(target)} />;
    // At the last page the arrow is marked as disabled by ARIA only: a disabled button would lose
    // the focus.
    return (
      <Button
        {...shared}
        aria-disabled={isBeyond}
        onPress={() => {
          if (!isBeyond) onChange(target);
        }}
      />
    );
  };

  return (
    <nav {...rest} aria-label={label ?? strings.pagination} className={clsx(css.root, className)}>
      {step(page - 1, strings.previousPage, <Icon name="chevronStart" />)}
      <ol className={css.list}>
        {pageSlots(page, pageCount).map((slot) =>
          'page' in slot ? (
            <li key={slot.page}>
              {step(slot.page, strings.page(format(slot.page)), format(slot.page))}
            </li>
          ) : (
            <li key={slot.gap} aria-hidden="true" className={css.gap}>
              {ELLIPSIS}
            </li>
          ),
        )}
      </ol>
      <span className={css.summary}>{strings.pageOf(format(page), format(pageCount))}</span>
      {step(page + 1, strings.nextPage, <Icon name="chevronEnd" />)}
    </nav>
  );
}
