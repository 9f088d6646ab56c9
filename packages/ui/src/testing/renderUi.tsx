import { type RenderResult, render } from '@testing-library/react';
import type { ReactElement, ReactNode } from 'react';
import { UiProvider, type UiProviderProps } from '../provider/index.ts';
import { testStrings } from './strings.ts';

/** Renders within a UiProvider that has test words. */
export function renderUi(
  element: ReactElement,
  props: Partial<Omit<UiProviderProps, 'children'>> = {},
): RenderResult {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <UiProvider locale="en" strings={testStrings} {...props}>
      {children}
    </UiProvider>
  );
  return render(element, { wrapper });
}
