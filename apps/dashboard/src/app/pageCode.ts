import { type ComponentType, createElement } from 'react';

/** Stays pending while the browser replaces the document. */
const documentOpens = () => new Promise<never>(() => undefined);

/**
 * Loads the code of a page. When it is gone because of a new release, the page is opened as a
 * document instead.
 *
 * @throws the error of the load; the next call loads again
 */
export async function loadPageCode<Code>(load: () => Promise<Code>, page: URL): Promise<Code> {
  try {
    return await load();
  } catch (error) {
    // Loaded ahead once the first page is shown: a visitor whose page loads has no use for it.
    const release = await import('./newRelease.ts').catch(() => null);
    if ((await release?.openNewRelease(page)) === true) return documentOpens();
    throw error;
  }
}

/**
 * The component of a route whose code is loaded by the route's loader. The router's own `lazy` is
 * not used: it keeps a failed load for the lifetime of the tab.
 */
export function routeCode<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let Loaded: ComponentType<Props> | null = null;
  return {
    load: async (page: URL): Promise<void> => {
      Loaded ??= await loadPageCode(load, page);
    },
    Screen: (props: Props) => {
      if (Loaded === null) {
        throw new Error('A page is rendered before its loader has loaded its code.');
      }
      return createElement(Loaded, props);
    },
  };
}
