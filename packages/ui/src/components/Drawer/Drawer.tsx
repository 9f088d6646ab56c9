import { clsx } from 'clsx';
import type { Ref } from 'react';
import {
  Dialog as AriaDialog,
  type DialogProps as AriaDialogProps,
  Heading,
  Modal,
  ModalOverlay,
} from 'react-aria-components/Modal';
import { requireText } from '../../internal/developerError.ts';
import { useUiStrings } from '../../provider/index.ts';
import * as dialog from '../Dialog/Dialog.css.ts';
import type { DialogContent } from '../Dialog/Dialog.tsx';
import { DialogBody } from '../Dialog/DialogBody.tsx';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Drawer.css.ts';

export interface DrawerProps extends Omit<AriaDialogProps, 'className' | 'children'> {
  /** Names the drawer. */
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  side?: keyof typeof css.side;
  /** `md` for facts and tools, `lg` for what has charts and tables of its own. */
  size?: keyof typeof css.size;
  children?: DialogContent;
  /** Buttons in the footer: cancel first, the main action last. */
  footer?: DialogContent;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** Details or tools beside the page, over it. The page waits behind and shows on the other side. */
export function Drawer({
  title,
  isOpen,
  onOpenChange,
  side = 'end',
  size = 'md',
  children,
  footer,
  className,
  ...rest
}: DrawerProps) {
  requireText('Drawer', 'title', title, 'The title names the drawer to every reader.');
  const strings = useUiStrings();
  const close = () => onOpenChange(false);
  const renderContent = (content: DialogContent) =>
    typeof content === 'function' ? content({ close }) : content;
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={css.veil}>
      <Modal className={clsx(css.panel, css.side[side], css.size[size])} data-side={side}>
        <AriaDialog {...rest} className={clsx(dialog.dialog, className)}>
          <div className={dialog.head}>
            <Heading slot="title" level={2} className={dialog.title}>
              {title}
            </Heading>
            <IconButton icon="close" label={strings.close} onPress={close} />
          </div>
          <DialogBody>{renderContent(children)}</DialogBody>
          {footer !== undefined && <div className={dialog.footer}>{renderContent(footer)}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
