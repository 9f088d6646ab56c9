declare module 'jsdom' {
  /** The part of jsdom that reads pages; the package has no types. */
  export const JSDOM: { fragment(html: string): DocumentFragment };
}
