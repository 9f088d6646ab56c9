import { clsx } from 'clsx';
import { type Ref, useSyncExternalStore } from 'react';
import {
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastList as AriaToastList,
  UNSTABLE_ToastRegion as AriaToastRegion,
  type ToastRegionProps as AriaToastRegionProps,
  type QueuedToast,
  Text,
  UNSTABLE_ToastContent as ToastContent,
} from 'react-aria-components/Toast';
import { useFormatNumber } from '../../internal/useFormatNumber.ts';
import { useUiStrings } from '../../provider/index.ts';
import { toneIcon } from '../Alert/index.ts';
import { Button } from '../Button/index.ts';
import { Icon } from '../Icon/index.ts';
import { IconButton } from '../IconButton/index.ts';
import { dismissToast, type ToastOptions, toastQueue } from './queue.ts';
import * as css from './ToastRegion.css.ts';

const subscribe = (onChange: () => void) => toastQueue.subscribe(onChange);
const countShown = () => toastQueue.visibleToasts.length;

export interface ToastRegionProps
  extends Omit<AriaToastRegionProps<ToastOptions>, 'className' | 'children' | 'queue'> {
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

/**
 * Renders the toasts; the app has exactly one region. A landmark that F6 reaches; each toast is
 * announced; hover and focus pause their timers.
 */
export function ToastRegion({ className, ...rest }: ToastRegionProps) {
  const strings = useUiStrings();
  const shown = useSyncExternalStore(subscribe, countShown, countShown);
  const count = useFormatNumber()(shown);
  return (
    <AriaToastRegion
      aria-label={strings.toastRegion(count)}
      {...rest}
      queue={toastQueue}
      className={clsx(css.region, className)}
    >
      <AriaToastList<ToastOptions> className={css.list}>
        {({ toast }) => <ToastCard toast={toast} />}
      </AriaToastList>
    </AriaToastRegion>
  );
}

function ToastCard({ toast }: { toast: QueuedToast<ToastOptions> }) {
  const strings = useUiStrings();
  const { tone = 'info', title, description, action } = toast.content;
  return (
    <AriaToast toast={toast} data-tone={tone} className={clsx(css.toast, css.tone[tone])}>
      <Icon name={toneIcon[tone]} className={css.icon} />
      <div className={css.body}>
        <ToastContent className={css.body}>
          <Text slot="title" className={css.title}>
            {title}
          </Text>
          {description !== undefined && (
            <Text slot="description" className={css.description}>
              {description}
            </Text>
          )}
        </ToastContent>
        {action && (
          <Button
            size="sm"
            className={css.action}
            onPress={() => {
              action.onAction();
              dismissToast(toast.key);
            }}
          >
            {action.label}
          </Button>
        )}
      </div>
      <IconButton
        slot="close"
        icon="close"
        size="sm"
        label={strings.dismissToast}
        className={css.close}
      />
    </AriaToast>
  );
}
