import { AnchorMdx } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import * as css from './blocks.css.ts';

const kindOf = (page: string) => (page.endsWith('--docs') ? 'docs' : 'story');

/** A link to another page or story of this Storybook by its id. */
export function PageLink({ page, children }: { page: string; children: ReactNode }) {
  const address = { href: `?path=/${kindOf(page)}/${page}`, target: '_self' };
  return (
    <span className={css.link}>
      <AnchorMdx {...address}>{children}</AnchorMdx>
    </span>
  );
}
