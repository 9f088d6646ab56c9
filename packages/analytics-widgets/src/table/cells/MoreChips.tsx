import { lazy, Suspense } from 'react';
import { useOpener } from '../../internal/useOpener.ts';
import { useWidgets } from '../../provider/WidgetsProvider.tsx';
import * as css from './ChipsCell.css.ts';
import type { MoreChipsProps } from './chipItem.ts';

const loadPanel = () => import('./ChipsPanel.tsx');
const ChipsPanel = lazy(loadPanel);

/**
 * Shows how many more chips there are; a press lists them. A plain button, because a screen of rows
 * has dozens.
 */
export function MoreChips({ items }: MoreChipsProps) {
  const { formats, strings } = useWidgets();
  const { isRequested, opener } = useOpener(loadPanel, 'panel');
  const trigger = (
    <button
      type="button"
      className={css.rest}
      aria-label={strings.more.items(items.length)}
      aria-haspopup="dialog"
      aria-expanded={false}
      title={formats.formatList(items.map(({ label }) => label))}
      onPointerEnter={opener.onHoverStart}
      onFocus={opener.onFocus}
      onClick={opener.onPress}
    >
      {formats.formatDelta(items.length)}
    </button>
  );
  return isRequested ? (
    <Suspense fallback={trigger}>
      <ChipsPanel items={items} />
    </Suspense>
  ) : (
    trigger
  );
}
