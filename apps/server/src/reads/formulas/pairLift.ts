/**
 * How much more often two groups stand on one book than if they were strewn by chance: books with
 * both · all books ÷ (books of the one · books of the other). `pmi` is its binary logarithm: 0 is
 * chance, 1 twice as often.
 *
 * Example: of 1,000 books 100 bear one tag, 50 the other and 20 both; chance would give 5, so that
 * the lift is 4 and the pmi 2.
 */
export function pairLift(both: number, a: number, b: number, all: number) {
  const lift = (both * all) / (a * b);
  return { lift, pmi: Math.log2(lift) };
}
