import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { Button } from 'react-aria-components/Button';
import { requireText } from '../../internal/developerError.ts';
import { useClientLink } from '../../provider/index.ts';
import { Icon, type IconName } from '../Icon/index.ts';
import * as css from './Chip.css.ts';

interface ChipLook {
  tone?: keyof typeof css.tone;
  icon?: IconName;
  className?: string;
  children: string;
}

interface ChipSpanProps extends ChipLook, Omit<ComponentProps<'span'>, 'children' | 'className'> {
  href?: undefined;
  /** Shows a button that takes the chip away. Its label names the chip: «remove LitRPG». */
  remove?: { label: string; onRemove: () => void };
}

interface ChipLinkProps extends ChipLook, Omit<ComponentProps<'a'>, 'children' | 'className'> {
  href: string;
  remove?: undefined;
}

export type ChipProps = ChipSpanProps | ChipLinkProps;

/** A tag, a genre, a filter: a word one can follow or take away. For a state use Badge. */
export function Chip(props: ChipProps) {
  const { tone = 'neutral', icon, className, children, remove, ...rest } = props;
  if (remove) requireText('Chip', 'remove.label', remove.label, 'The cross has no words.');
  const classes = clsx(css.root, css.tone[tone], className);
  // Words of another language end where that language ends, and are cut there.
  const isForeign = rest.lang !== undefined;
  const content = (
    <>
      {icon && <Icon name={icon} size="sm" />}
      <span className={css.label} title={children} dir={isForeign ? 'auto' : undefined}>
        {children}
      </span>
    </>
  );
  if (rest.href !== undefined) {
    return (
      <ChipLink {...rest} className={clsx(classes, css.link)}>
        {content}
      </ChipLink>
    );
  }
  return (
    <span {...rest} className={classes}>
      {content}
      {remove && (
        <Button aria-label={remove.label} onPress={remove.onRemove} className={css.remove}>
          <Icon name="close" size="sm" />
        </Button>
      )}
    </span>
  );
}

function ChipLink({ href, onClick, ...rest }: ComponentProps<'a'> & { href: string }) {
  const link = useClientLink(href);
  return (
    <a
      {...rest}
      href={link.href}
      onClick={(event) => {
        onClick?.(event);
        link.onClick(event);
      }}
    />
  );
}
