import { useFormatNumber } from '../../internal/useFormatNumber.ts';
import { useUiStrings } from '../../provider/index.ts';
import { SearchField } from '../SearchField/index.ts';
import { VisuallyHidden } from '../VisuallyHidden/index.ts';
import * as css from './NavTree.css.ts';
import type { useFilteredTree } from './useFilteredTree.ts';
import { focusFirstRow } from './useRowKeys.ts';

interface NavTreeFilterProps {
  tree: Pick<ReturnType<typeof useFilteredTree>, 'text' | 'setText' | 'filtered'>;
}

/** The field over the rows. It says how many match; Down goes on to the first of them. */
export function NavTreeFilter({ tree: { text, setText, filtered } }: NavTreeFilterProps) {
  const strings = useUiStrings();
  const formatNumber = useFormatNumber();
  const isEmpty = filtered?.matches === 0;
  const spoken = isEmpty
    ? strings.noMatchingNodes
    : strings.matchingNodes(formatNumber(filtered?.matches ?? 0));
  return (
    <>
      <SearchField
        label={strings.filterTree}
        placeholder={strings.filterTree}
        size="sm"
        value={text}
        onChange={setText}
        onKeyDown={(event) => {
          const tree = event.currentTarget.closest('nav');
          if (event.key === 'ArrowDown' && focusFirstRow(tree)) event.preventDefault();
        }}
      />
      {isEmpty && (
        <p aria-hidden="true" className={css.empty}>
          {strings.noMatchingNodes}
        </p>
      )}
      <VisuallyHidden role="status">{filtered ? spoken : ''}</VisuallyHidden>
    </>
  );
}
