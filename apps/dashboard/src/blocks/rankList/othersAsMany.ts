/** Returns how many of the others have as many places as the first, most places first. */
export function othersAsMany(holders: readonly { places: number }[]): number {
  const [first, ...others] = holders;
  return others.filter(({ places }) => places === first?.places).length;
}
