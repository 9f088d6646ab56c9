import type { Book } from '../portal/BooksTable';
import { Portal } from '../portal/Portal';

const api = process.env['API_URL'] ?? 'http://127.0.0.1:8090';

/** Loads the first rows, so that the response already has the table. */
export default async function Page() {
  const response = await fetch(`${api}/api/books/`, { cache: 'no-store' });
  return <Portal books={(await response.json()) as Book[]} />;
}
