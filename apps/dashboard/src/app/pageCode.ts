/** Stays pending while the browser replaces the document. */
const documentOpens = () => new Promise<never>(() => undefined);

/**
 * Loads the code of a page. When it is gone because of a new release, the page is opened as a
 * document instead.
 *
 * @throws the error of the load
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
