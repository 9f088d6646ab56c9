import { type catalogue, catalogueSorts, type EndpointResponse } from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import { useIntl } from 'react-intl';
import type { Block } from '../../blocks/block.ts';
import type { Compared } from '../../blocks/compare/compareTray.ts';
import { PagedTable } from '../../blocks/table/PagedTable.tsx';
import { usePaged } from '../../blocks/table/usePaged.tsx';
import { useTableColumns } from '../../blocks/table/useTableColumns.tsx';
import type { PageSize } from '../../page/address/params.ts';
import type { Change } from '../../page/address/useAddress.ts';
import { byColour } from './byColour.ts';
import { CatalogueTools } from './CatalogueTools.tsx';
import { CoverWall } from './CoverWall.tsx';
import type { CatalogueAddress } from './catalogue.address.ts';
import { catalogueMessages as messages } from './catalogue.messages.ts';
import { useItemColumns, usualColumns } from './useItemColumns.tsx';

export interface CatalogueBooksProps {
  block: Block<EndpointResponse<typeof catalogue>>;
  search: CatalogueAddress;
  onSearch: Change<CatalogueAddress>;
  compared: readonly Compared[];
  maxCompared: number;
  onCompare: (book: Compared) => void;
  onClear: () => void;
}

/** The found books in the look of choice: a table, close rows, or a wall of covers. */
export function CatalogueBooks(props: CatalogueBooksProps) {
  const { block, search, onSearch, compared } = props;
  const { formatMessage: t } = useIntl();
  const rows = block.data?.items ?? [];
  const columns = useItemColumns(rows, search.figures);
  const { hidden, chooser } = useTableColumns({
    columns,
    usual: usualColumns,
    search,
    onSearch,
  });
  const paging = {
    block,
    search,
    onPage: (page: number) => onSearch({ page }),
    onSize: (size: PageSize) => onSearch({ size }),
    onReset: props.onClear,
    emptyHelp: t(messages.emptyHelp),
  };
  const wall = usePaged(paging);
  return (
    <Stack gap="sm">
      <CatalogueTools search={search} onSearch={onSearch} chooser={chooser} />
      {search.view === 'covers' ? (
        <>
          <CoverWall rows={search.shelf === 'colour' ? byColour(rows) : rows} state={wall.state} />
          {wall.pagination}
        </>
      ) : (
        <PagedTable
          {...paging}
          block={block}
          label={t(messages.title)}
          headingLevel={2}
          {...(search.view === 'compact' && { density: 'dense' })}
          columns={columns}
          hiddenColumns={hidden}
          getRowId={({ book }) => String(book.id)}
          sort={search.sort}
          sorts={catalogueSorts}
          onSort={(sort) => onSearch({ sort })}
          selection={{
            ids: new Set(compared.map(({ id }) => String(id))),
            max: props.maxCompared,
            nameOf: ({ book }) => book.title,
            onChange: (ids) => {
              for (const { book } of rows) {
                const was = compared.some(({ id }) => id === book.id);
                if (was !== ids.has(String(book.id))) {
                  props.onCompare({ id: book.id, title: book.title });
                }
              }
            },
          }}
        />
      )}
    </Stack>
  );
}
