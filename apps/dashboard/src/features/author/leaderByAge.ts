import type { authorHistory, EndpointResponse } from '@litometr/api-contract';
import { firstBy, largestBy } from '../../domain/largestBy.ts';

type Aligned = EndpointResponse<typeof authorHistory>['aligned'];

/**
 * Returns the book that is alone with the largest value at the greatest age since publication at which at
 * least two books have a reading.
 *
 * @returns `title`: null where several have as much; null: there is no such age
 */
export function leaderByAge(books: Aligned): { title: string | null; age: number } | null {
  const ages = books
    .flatMap(({ points }) => points.map(({ age }) => age))
    // Announced books have readings from before their publication.
    .filter((age) => age >= 0);
  const shared = largestBy(ages, (age) =>
    ages.filter((other) => other === age).length > 1 ? age : null,
  );
  if (shared === null) return null;
  const ahead = firstBy(
    books,
    ({ points }) => points.find(({ age }) => age === shared.value)?.value ?? null,
    String,
  );
  return { title: ahead?.item.title ?? null, age: shared.value };
}
