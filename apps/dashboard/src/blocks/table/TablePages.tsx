import { Pagination, SegmentedControl, Text } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { type PageSize, pageSizes } from '../../page/address/params.ts';
import * as css from './TablePages.css.ts';
import { tablePagesMessages as messages } from './tablePages.messages.ts';

export interface TablePagesProps {
  page: number;
  pageCount: number;
  onPage: (page: number) => void;
  size: number;
  /** Absent: a page has the rows that it has. */
  onSize?: (size: PageSize) => void;
}

/** Under a table of several pages: which one, and how many rows each has. */
export function TablePages({ page, pageCount, onPage, size, onSize }: TablePagesProps) {
  const { formatMessage: t, formatNumber } = useIntl();
  const chosen = pageSizes.find((each) => each === size);
  return (
    <div className={css.root}>
      {pageCount > 1 && <Pagination page={page} pageCount={pageCount} onChange={onPage} />}
      {onSize !== undefined && chosen !== undefined && (
        <div className={css.size}>
          <Text as="span" size="caption" tone="secondary" aria-hidden="true">
            {t(messages.size)}
          </Text>
          <SegmentedControl
            size="sm"
            label={t(messages.size)}
            labelHidden
            options={pageSizes.map((each) => ({
              id: `${each}` as const,
              label: formatNumber(each),
            }))}
            value={`${chosen}`}
            onChange={(id) => onSize(pageSizes.find((each) => `${each}` === id) ?? chosen)}
          />
        </div>
      )}
    </div>
  );
}
