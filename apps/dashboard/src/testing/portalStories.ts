import { expect, fn } from 'storybook/test';

/** What every view of one portal's authors, genres or tags takes beside its answers. */
export const portalView = {
  portal: 'litnet',
  genres: [{ id: 1, name: 'ЛитРПГ' }],
  onSearch: fn(),
  onOpen: fn(),
} as const;

/** Every row of an answer is drawn under the headers. */
export async function expectRows(
  canvas: { getAllByRole: (role: 'row') => readonly HTMLElement[] },
  { count }: { count: number },
): Promise<void> {
  await expect(canvas.getAllByRole('row').length).toBeGreaterThan(count);
}
