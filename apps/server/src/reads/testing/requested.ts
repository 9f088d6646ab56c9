/** Books, authors and queries that the parameters of an address name, with keys in the place of ids: `[{"id":"book/b1"},{"q":"тень"}]`. */
export const authorOf = (params: string): string => /author\/([^"]+)/.exec(params)?.[1] ?? '';
export const bookOf = (params: string): string => /book\/(\w+)/.exec(params)?.[1] ?? '';
export const queryOf = (params: string): string => /"q":"([^"]+)"/.exec(params)?.[1] ?? '';
