import { useWidgets, type WidgetLinkProps } from '../provider/WidgetsProvider.tsx';

/** Marks the link that a row opens; `DataTable` finds it by this attribute. */
export const rowLinkAttribute = 'data-row-link';

/**
 * The link that a whole table row represents: a real anchor, so that it can be copied, opened in a
 * tab and read out. Put one in a row; a press anywhere in the row then opens it.
 */
export function RowLink(props: WidgetLinkProps) {
  const { Link } = useWidgets();
  return <Link {...props} {...{ [rowLinkAttribute]: '' }} />;
}
