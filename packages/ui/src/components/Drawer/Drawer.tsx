import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import {
  Dialog as AriaDialog,
  type DialogProps as AriaDialogProps,
  Heading,
  Modal,
  ModalOverlay,
} from 'react-aria-components/Modal';
import { useUiStrings } from '../../provider/index.ts';
import * as dialog from '../Dialog/Dialog.css.ts';
import { DialogBody } from '../Dialog/DialogBody.tsx';
import { IconButton } from '../IconButton/index.ts';
import * as css from './Drawer.css.ts';

export interface DrawerProps extends Omit<AriaDialogProps, 'className' | 'children'> {
  /** Names the drawer. */
  title: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  side?: keyof typeof css.side;
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
  ref?: Ref<HTMLElement>;
}

/** Details or tools beside the page, over it. The page waits behind and shows on the other side. */
export function Drawer({
  title,
  isOpen,
  onOpenChange,
  side = 'end',
  children,
  footer,
  className,
  ...rest
}: DrawerProps) {
  const strings = useUiStrings();
  return (
    <ModalOverlay isOpen={isOpen} onOpenChange={onOpenChange} isDismissable className={css.veil}>
      <Modal className={clsx(css.panel, css.side[side])} data-side={side}>
        <AriaDialog {...rest} className={clsx(dialog.dialog, className)}>
          <div className={dialog.head}>
            <Heading slot="title" level={2} className={dialog.title}>
              {title}
            </Heading>
            <IconButton icon="close" label={strings.close} onPress={() => onOpenChange(false)} />
          </div>
          <DialogBody>{children}</DialogBody>
          {footer !== undefined && <div className={dialog.footer}>{footer}</div>}
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}
