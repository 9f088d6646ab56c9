/** Callback of each observed element. */
const watched = new Map<Element, () => void>();
let observer: ResizeObserver | null = null;

/**
 * Calls `onChange` once soon and whenever the element's size changes. All elements share one
 * observer, so that the browser reports all changes of a page in one batch. Returns a function that
 * stops observing. Without layout (a prerendered page, a unit test) `onChange` is never called.
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
