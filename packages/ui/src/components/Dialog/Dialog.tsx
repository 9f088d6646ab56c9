import { clsx } from 'clsx';
import { type ReactNode, type Ref, useId } from 'react';
import {
  Dialog as AriaDialog,
  type DialogProps as AriaDialogProps,
  Heading,
  Modal,
  ModalOverlay,
} from 'react-aria-components/Modal';
import { requireText } from '../../internal/developerError.ts';
import { useUiStrings } from '../../provider/index.ts';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Dialog.css.ts';
import { DialogBody } from './DialogBody.tsx';

/** Content that may close the dialog. */
export type DialogContent = ReactNode | ((dialog: { close: () => void }) => ReactNode);

export interface DialogProps extends Omit<AriaDialogProps, 'className' | 'children'> {
  /** Names the dialog. */
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** At most 576, 768 or 992 px wide. */
  size?: keyof typeof css.size;
  description?: ReactNode;
  children?: DialogContent;
  /** Buttons in the footer: cancel first, the main action last. */
  footer?: DialogContent;
  /** Whether a press outside closes it. Escape and the close button always do. */
  isDismissable?: boolean;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/**
 * A task or a question over the page that has to be finished or left before going on. Focus goes
 * in, stays in, and returns to where it came from.
 */
export function Dialog({
  title,
  isOpen,
  onOpenChange,
  size = 'sm',
  description,
  children,
  footer,
  isDismissable = true,
  className,
  ...rest
}: DialogProps) {
  requireText('Dialog', 'title', title, 'The title names the dialog to every reader.');
  const strings = useUiStrings();
  const descriptionId = useId();
  const close = () => onOpenChange(false);
  const renderContent = (content: DialogContent) =>
    typeof content === 'function' ? content({ close }) : content;

  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable={isDismissable}
      className={css.veil}
    >
      <Modal className={clsx(css.panel, css.size[size])} data-size={size}>
        <AriaDialog
          aria-describedby={description === undefined ? undefined : descriptionId}
          {...rest}
          className={clsx(css.dialog, className)}
        >
          <div className={css.head}>
            <Heading slot="title" level={2} className={css.title}>
              {title}
            </Heading>
            <IconButton icon="close" label={strings.close} onPress={close} />
          </div>
          <DialogBody>
            {description !== undefined && (
              <p id={descriptionId} className={css.description}>
                {description}
              </p>
            )}
            {renderContent(children)}
          </DialogBody>
          {footer !== undefined && <div className={css.footer}>{renderContent(footer)}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
