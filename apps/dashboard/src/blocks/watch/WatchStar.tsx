import { RowButton } from '@litometr/analytics-widgets';
import { Button, Skeleton } from '@litometr/ui';
import { vars } from '@litometr/ui/theme';
import { use } from 'react';
import { useIntl } from 'react-intl';
import { useNames } from '../../domain/useNames.ts';
import { phoneIconWords } from '../phoneIcon.css.ts';
import { type Watchable, WatchContext } from './WatchContext.ts';
import * as css from './WatchStar.css.ts';
import { watchMessages as messages } from './watch.messages.ts';

/** Follows a thing: the star of a row. */
export function WatchStar({ kind, target, name }: Watchable) {
  const { formatMessage: t } = useIntl();
  const names = useNames();
  const watch = use(WatchContext);
  if (watch === null) return null;
  return (
    <RowButton
      icon="star"
      label={t(messages.star, { name: names[kind === 'author' ? 'author' : 'title'](name) })}
      aria-pressed={watch.isWatched({ kind, target })}
      className={css.star}
      onClick={() => watch.toggle({ kind, target, name })}
    />
  );
}

/** Follows a thing: the button of its own page. */
export function WatchButton({ kind, target, name }: Watchable) {
  const { formatMessage: t } = useIntl();
  const watch = use(WatchContext);
  if (watch === null) return null;
  return (
    <Button
      icon="star"
      aria-pressed={watch.isWatched({ kind, target })}
      className={css.button}
      onPress={() => watch.toggle({ kind, target, name })}
    >
      <span className={phoneIconWords}>{t(messages.follow)}</span>
    </Button>
  );
}

/** The place of the button while its page is loading. */
export function WatchButtonPlace() {
  const watch = use(WatchContext);
  if (watch === null) return null;
  return <Skeleton shape="block" className={css.place} blockSize={vars.control.md} />;
}
