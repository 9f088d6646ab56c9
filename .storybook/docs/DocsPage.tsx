import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { type ReactNode, useLayoutEffect } from 'react';
import { useChosen } from '../blocks/useChosen.ts';
import { dressPage } from '../globals.ts';
import * as css from './docs.css.ts';
import { docsTheme } from './docsTheme.ts';

/** A page of docs in the look of the product, in the theme of the toolbar. */
export function DocsPage({ context, children }: DocsContainerProps & { children: ReactNode }) {
  const choice = useChosen();
  useLayoutEffect(() => dressPage(choice), [choice]);
  return (
    <div className={css.page} dir="ltr" lang="en">
      <DocsContainer context={context} theme={docsTheme(choice.theme)}>
        {children}
      </DocsContainer>
    </div>
  );
}
