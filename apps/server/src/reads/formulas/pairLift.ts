/**
 * Returns the lift and the PMI of a pair of groups, from numbers of books.
 *
 * @methodology pair-lift
 * @title Pairs of tags or genres: lift and PMI
 * @measures How many times oftener two tags (or genres) are on the same book than if they were independent.
 *   PMI, pointwise mutual information, is its binary logarithm: 0 is chance, 1 is twice as often.
 * @unit times; bits
 * @formula L = n₁₂ · N ÷ (n₁ · n₂)
 * @formula PMI = log₂ L
 * @symbol n₁₂: books with both
 * @symbol n₁, n₂: books with the one and with the other
 * @symbol N: all books of the portal, or of the chosen genre
 * @condition The ratio is raw. Of rare pairs it is uncertain, so read it with the number of books.
 * @worked Of 1,000 books 100 have one tag, 50 the other and 20 both. Chance gives 5: the lift is 4 and the
 *   PMI is 2.
 * @source Church, K. W., Hanks, P. (1990). Word association norms, mutual information, and lexicography.
 *   Computational Linguistics 16(1), 22–29.
 * @source Brin, S., Motwani, R., Ullman, J. D., Tsur, S. (1997). Dynamic itemset counting and implication
 *   rules for market basket data. ACM SIGMOD Record 26(2), 255–264. doi:10.1145/253262.253325
 */
export function pairLift(both: number, a: number, b: number, all: number) {
  const lift = (both * all) / (a * b);
  return { lift, pmi: Math.log2(lift) };
}
