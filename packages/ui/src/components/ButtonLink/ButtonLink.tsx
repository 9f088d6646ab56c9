import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import * as css from '../Button/Button.css.ts';
import type { ButtonLook } from '../Button/Button.tsx';
import { ButtonContent } from '../Button/ButtonContent.tsx';

export interface ButtonLinkProps extends ButtonLook, Omit<AriaLinkProps, 'className' | 'children'> {
  href: string;
  children: ReactNode;
  className?: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** A link that looks like a button: the way on from a page, not an action on it. */
export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  icon,
  iconEnd,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <AriaLink {...rest} className={clsx(css.root, css.size[size], css.variant[variant], className)}>
      <ButtonContent icon={icon} iconEnd={iconEnd}>
        {children}
      </ButtonContent>
    </AriaLink>
  );
}
