import axe from 'axe-core';
import type { ReactElement, Ref } from 'react';
import { expect, it } from 'vitest';
import { renderUi } from './renderUi.tsx';

/** Props that every component accepts for its root element. */
export interface RootProps {
  ref: Ref<never>;
  className: string;
  'data-testid': string;
}

export interface ConformanceOptions {
  /** Rules of axe that this component can only keep together with the page around it. */
  without?: string[];
}

/** Style rules of a sheet that speak of this element, those within layers and conditions too. */
const rulesFor = (element: Element, rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return element.matches(rule.selectorText) ? [rule] : [];
    return 'cssRules' in rule ? rulesFor(element, rule.cssRules as CSSRuleList) : [];
  });

const isMargin = (name: string) => name.startsWith('margin');
/** `auto` takes what the parent leaves over; it pushes nothing away. */
const isNothing = (value: string) => /^(0(px)?|auto)( 0(px)?| auto)*$/.test(value);

/** Margins that the loaded style sheets give an element, as `property: value`. */
function marginsOf(element: Element): string[] {
  const sheets = [...document.styleSheets];
  const rules = sheets.flatMap((sheet) => rulesFor(element, sheet.cssRules));
  if (rules.length === 0)
    throw new Error('No style sheet is loaded: see `css` in vitest.config.ts.');
  return rules.flatMap(({ style }) =>
    [...style]
      .filter((name) => isMargin(name) && !isNothing(style.getPropertyValue(name)))
      .map((name) => `${name}: ${style.getPropertyValue(name)}`),
  );
}

/**
 * Contract of every component: the ref is its root element, `className` is added to that element's
 * own classes, other props reach it, it has no outer margin, and axe finds nothing. Colour is
 * tested by the stories, where a browser computes it.
 */
export function conformance(
  renderComponent: (root: RootProps) => ReactElement,
  { without = [] }: ConformanceOptions = {},
): void {
  const show = () => {
    const held: { element: Element | null } = { element: null };
    const ref = ((element: Element | null) => {
      if (element) held.element = element;
    }) as Ref<never>;
    const view = renderUi(renderComponent({ ref, className: 'mine', 'data-testid': 'root' }));
    return { ...view, root: view.getByTestId('root'), held };
  };

  it('gives its root element to ref', () => {
    const { root, held } = show();
    expect(held.element).toBe(root);
  });

  it('adds className to the root', () => {
    const { root, container } = show();
    expect(root.classList.contains('mine')).toBe(true);
    expect(container.ownerDocument.querySelectorAll('.mine')).toHaveLength(1);
  });

  it('leaves the space around it to its parent', () => {
    const { root } = show();
    expect(marginsOf(root)).toEqual([]);
  });

  it('passes axe', async () => {
    const { root } = show();
    const off = ['region', 'color-contrast', ...without];
    const { violations } = await axe.run(root.ownerDocument.body, {
      rules: Object.fromEntries(off.map((id) => [id, { enabled: false }])),
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map((node) => node.html)])).toEqual([]);
  });
}
