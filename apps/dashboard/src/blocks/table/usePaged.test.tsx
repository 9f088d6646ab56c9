import { DataPanel, type PanelState } from '@litometr/analytics-widgets';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { LocaleProvider, StringsProvider } from '../../i18n/LocaleProvider.tsx';
import { usePaged } from './usePaged.tsx';

interface ListProps {
  page: number;
  count: number;
  onPage?: (page: number) => void;
  state?: PanelState;
}

function List({ page, count, onPage = vi.fn(), state = { kind: 'ready' } }: ListProps) {
  const paged = usePaged({
    block: { state, data: { count } },
    search: { page, size: 25 },
    onPage,
  });
  return (
    <>
      <DataPanel state={paged.state}>Rows</DataPanel>
      {paged.pagination}
    </>
  );
}

const show = (props: ListProps) =>
  render(
    <LocaleProvider initialLocale="ru">
      <StringsProvider navigate={() => undefined}>
        <MemoryRouter>
          <List {...props} />
        </MemoryRouter>
      </StringsProvider>
    </LocaleProvider>,
  );

describe('usePaged', () => {
  it('reports a page past the end, and links to the last one', async () => {
    const onPage = vi.fn();
    show({ page: 9999, count: 60, onPage });
    expect(screen.getByText(/Страницы 9[\s\u00a0]?999 в этом списке нет/u)).toBeTruthy();
    expect(screen.getByText('В нём 3 страницы.')).toBeTruthy();
    expect(screen.queryByText('Rows')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Открыть последнюю страницу' }));
    expect(onPage).toHaveBeenCalledExactlyOnceWith(3);
  });

  it('shows the rows of the last page', () => {
    show({ page: 3, count: 60 });
    expect(screen.getByText('Rows')).toBeTruthy();
    expect(screen.getByRole('navigation')).toBeTruthy();
  });

  it('treats a list without rows as empty on any page', () => {
    show({ page: 9999, count: 0 });
    expect(screen.getByText('Ничего не найдено')).toBeTruthy();
  });

  it('shows the rows of the previous search while the next ones are loading', () => {
    show({ page: 5, count: 30, state: { kind: 'ready', refreshing: true } });
    expect(screen.getByText('Rows')).toBeTruthy();
  });
});
