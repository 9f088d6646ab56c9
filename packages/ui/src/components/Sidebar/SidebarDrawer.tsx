import { clsx } from 'clsx';
import {
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useUiStrings } from '../../provider/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Sidebar.css.ts';

interface SidebarDrawerProps extends Omit<ComponentProps<'dialog'>, 'title'> {
  title: string;
  onDismiss: () => void;
  children: ReactNode;
}

/**
 * Renders the sidebar below md as a native modal dialog. It traps focus, returns it to the button
 * that opened it, closes on Escape and makes the page behind it inert.
 */
export function SidebarDrawer({
  title,
  onDismiss,
  className,
  children,
  ref,
  ...rest
}: SidebarDrawerProps) {
  const strings = useUiStrings();
  const titleId = useId();
  const dialog = useRef<HTMLDialogElement>(null);

  // Before the paint, and on the way out before the element is gone: only so does the browser give
  // the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  /** The backdrop belongs to the dialog: a press on it lands on the dialog itself. */
  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onDismiss();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the browser's own.
    <dialog
      {...rest}
      ref={mergeRefs(dialog, ref)}
      aria-labelledby={titleId}
      data-state="open"
      className={clsx(css.drawer, className)}
      onClick={onBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onDismiss();
      }}
    >
      <div className={css.head}>
        <h2 id={titleId} className={css.title}>
          {title}
        </h2>
        <IconButton icon="close" label={strings.closeSidebar} onPress={onDismiss} />
      </div>
      <div className={css.body}>{children}</div>
    </dialog>
  );
}
