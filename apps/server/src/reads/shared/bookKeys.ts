/**
 * The portal's own ids of some books, as SQL: they order books that are equal otherwise, as internal ids
 * depend on the order of imports. Needs the parameter `portal`.
 *
 * @param from what follows SELECT to name the books by `book_id`
 */
export const keysOf = (from: string) => `(SELECT id, external_id FROM books
  WHERE portal = {portal:String} AND id IN (SELECT book_id ${from}))`;
