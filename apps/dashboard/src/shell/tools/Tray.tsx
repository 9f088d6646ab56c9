import { CompareTray } from '@litometr/analytics-widgets';
import { useIntl } from 'react-intl';
import { compareHref, useCompareTray } from '../../blocks/compare/compareTray.ts';
import { useNames } from '../../domain/useNames.ts';
import { openedMessages as messages } from './opened.messages.ts';

/** The books that were chosen to be compared, at the foot of the view. */
export default function Tray() {
  const { formatMessage: t } = useIntl();
  const names = useNames();
  const { items, remove, clear } = useCompareTray();
  return (
    <CompareTray
      label={t(messages.compare)}
      items={items.map(({ id, title }) => ({ id: String(id), label: names.title(title) }))}
      href={compareHref(items) ?? ''}
      onRemove={(id) => remove(Number(id))}
      onClear={clear}
    />
  );
}
