/** What is to be done for an element when its size changes. */
const watched = new Map<Element, () => void>();
let observer: ResizeObserver | null = null;

/**
 * Calls `onChange` whenever an element's size changes, and once soon. All elements share one
 * observer: a page of charts and tables has one, and the browser tells of all in one go. Returns
 * what ends it. Where there is no layout (a prerendered page, a unit test) nothing is ever called.
 */
export function observeSize(element: Element, onChange: () => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => undefined;
  observer ??= new ResizeObserver((entries) => {
    for (const { target } of entries) watched.get(target)?.();
  });
  watched.set(element, onChange);
  observer.observe(element);
  return () => {
    watched.delete(element);
    observer?.unobserve(element);
  };
}
