import { type ReactNode, useLayoutEffect } from 'react';

/** The media rules of all sheets, those in layers as well. */
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
 * The page as it is printed, on the screen: styles for print hold while this stands, and what
 * listens for a print has heard of one. A story cannot ask the browser for its paper.
 */
export function OnPaper({ children }: { children: ReactNode }) {
  // Runs behind the effects of the children: they listen already.
  useLayoutEffect(() => {
    const changed = mediaRules().filter(({ media }) => media.mediaText === 'print');
    for (const { media } of changed) media.mediaText = 'all';
    // Outside of React's own work: who listens draws at once.
    queueMicrotask(() => window.dispatchEvent(new Event('beforeprint')));
    return () => {
      for (const { media } of changed) media.mediaText = 'print';
      window.dispatchEvent(new Event('afterprint'));
    };
  }, []);
  return children;
}
