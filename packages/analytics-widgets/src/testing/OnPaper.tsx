import { type ReactNode, useLayoutEffect } from 'react';

/** Returns the media rules of all style sheets, including those in layers. */
function mediaRules(): CSSMediaRule[] {
  const found: CSSMediaRule[] = [];
  const read = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule) found.push(rule);
      if (rule instanceof CSSGroupingRule) read(rule.cssRules);
    }
  };
  for (const sheet of document.styleSheets) read(sheet.cssRules);
  return found;
}

/**
 * Shows the page on the screen as it would print: print styles apply while it is mounted, and
 * listeners have received `beforeprint`. A story cannot open the browser's print view.
 */
export function OnPaper({ children }: { children: ReactNode }) {
  // Runs after the effects of the children, which have subscribed by then.
  useLayoutEffect(() => {
    const changed = mediaRules().filter(({ media }) => media.mediaText === 'print');
    for (const { media } of changed) media.mediaText = 'all';
    // Outside of React's own work: listeners render synchronously.
    queueMicrotask(() => window.dispatchEvent(new Event('beforeprint')));
    return () => {
      for (const { media } of changed) media.mediaText = 'print';
      window.dispatchEvent(new Event('afterprint'));
    };
  }, []);
  return children;
}
