import { expect, fn } from 'storybook/test';

/** Props of every view of one portal's authors, genres or tags, other than its responses. */
export const portalView = {
  portal: 'litnet',
  genres: [{ id: 1, name: 'ЛитРПГ' }],
  onSearch: fn(),
  onOpen: fn(),
} as const;

/** Checks that every row of a response is rendered under the headers. */
export async function expectRows(
  canvas: { getAllByRole: (role: 'row') => readonly HTMLElement[] },
  { count }: { count: number },
): Promise<void> {
  await expect(canvas.getAllByRole('row').length).toBeGreaterThan(count);
}
