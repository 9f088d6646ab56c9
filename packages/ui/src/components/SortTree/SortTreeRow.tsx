import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { TreeItem, TreeItemContent } from 'react-aria-components/Tree';
import { useUiStrings } from '../../provider/index.ts';
import { Icon } from '../Icon/index.ts';
import { SortHandle } from './SortHandle.tsx';
import * as css from './SortTree.css.ts';
import type { SortNode } from './sortNodes.ts';

/** The problem of a node is read out with its label. */
const textOf = ({ label, mark }: SortNode) =>
  mark === undefined ? label : `${label}, ${mark.label}`;

/** A row, and the rows below it. */
export function SortTreeRow({ node }: { node: SortNode }) {
  const strings = useUiStrings();
  const { id, label, icon, note, mark, isLine = false, children = [] } = node;
  return (
    <TreeItem id={id} textValue={textOf(node)} className={css.row}>
      <TreeItemContent>
        {({ isExpanded, hasChildItems, allowsDragging }) => (
          <div className={css.content}>
            {allowsDragging && <SortHandle id={id} />}
            {hasChildItems ? (
              <Button
                slot="chevron"
                className={css.chevron}
                aria-label={isExpanded ? strings.collapseItem(label) : strings.expandItem(label)}
              >
                <Icon name="chevronEnd" size="sm" />
              </Button>
            ) : (
              <span className={css.noChevron} />
            )}
            {icon !== undefined && <Icon name={icon} size="sm" className={css.icon} />}
            <span className={css.words}>
              <span className={isLine ? css.line : css.label}>{label}</span>
              {note !== undefined && (
                <span className={css.note}>
                  <bdi>{note}</bdi>
                </span>
              )}
            </span>
            {mark !== undefined && (
              <Icon name={mark.tone} size="sm" label={mark.label} className={css.mark[mark.tone]} />
            )}
          </div>
        )}
      </TreeItemContent>
      <Collection items={children}>{(child) => <SortTreeRow node={child} />}</Collection>
    </TreeItem>
  );
}
