/**
 * Runs in the page: whether React has hydrated all of it. `data-hydrated` says so of the page's frame alone;
 * its sections, panels and charts are hydrated by themselves, after it.
 */
export function isHydrated(): boolean {
  if (!document.documentElement.hasAttribute('data-hydrated')) return false;
  // React's own mark of an element that it has taken over.
  return [...document.querySelectorAll(':is(header, nav, main, footer) *')].every((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber$')),
  );
}
