import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import * as css from './PortalMark.css.ts';

export type PortalSlug = (typeof css.portals)[number];

/** Letters as on the portals' own names: a mark in every language, like a logo. */
const letters = {
  litnet: 'ЛН',
  litmarket: 'ЛМ',
  litres: 'ЛР',
  authortoday: 'АТ',
  litgorod: 'ЛГ',
  bookriver: 'БР',
} as const satisfies Record<PortalSlug, string>;

export interface PortalMarkProps extends Omit<ComponentProps<'span'>, 'children'> {
  portal: PortalSlug;
  /** The portal's name where no text beside the mark says it. Without it the mark is decoration. */
  name?: string;
  size?: keyof typeof css.size;
}

/** A portal by its letters and hue, the same everywhere. */
export function PortalMark({ portal, name, size = 'sm', className, ...rest }: PortalMarkProps) {
  const naming =
    name === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name, title: name };
  return (
    <span
      {...naming}
      {...rest}
      data-portal={portal}
      className={clsx(css.root, css.portal[portal], css.size[size], className)}
    >
      {letters[portal]}
    </span>
  );
}
