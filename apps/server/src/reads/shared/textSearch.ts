/** Normalizes typed text for `foundIn`: ё is е, and outer blanks do not count. */
export function searchText(typed: string | undefined): string {
  return (typed ?? '').normalize('NFC').trim().replaceAll('ё', 'е').replaceAll('Ё', 'Е');
}

/** The text of a column with е for ё, which sort and are looked for as one letter. */
export function plainSql(column: string): string {
  return `translateUTF8(${column}, 'Ёё', 'Ее')`;
}

/** Whether a column holds the parameter `q`, in any case. */
export function foundIn(column: string): string {
  return `positionCaseInsensitiveUTF8(${plainSql(column)}, {q:String}) > 0`;
}
