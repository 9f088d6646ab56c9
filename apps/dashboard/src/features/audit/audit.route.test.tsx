import { type AuditRecord, staffAudit } from '@litometr/api-contract';
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { openPage } from '../../testing/openPage.tsx';
import { signIn } from '../../testing/signIn.ts';
import { auditResponse } from '../../testing/staffFixtures.ts';

const createApi = () => createFakeApi().reply(staffAudit, auditResponse());

describe('route of the audit log', () => {
  it('requests the records that the address describes, and renders them', async () => {
    const api = signIn(createApi(), 'admin');
    const page = await openPage(
      '/app/audit?event=authz_fail&by=reader&from=2026-08-01&page=2',
      api,
    );
    await screen.findByRole('heading', { level: 1, name: 'Журнал действий' });
    await expect.poll(() => document.title).toBe('audit · Литометр');
    expect(await screen.findAllByText('reader4')).not.toHaveLength(0);
    expect(api.requests).toContain(
      '/staff/audit/?by=reader&event=authz_fail&from=2026-08-01&page=2&size=25',
    );
    await expect.poll(page.unusedReads).toEqual([]);
  });

  it('shows recorded words as readers know them, and unknown ones as they are', async () => {
    const details: AuditRecord['details'][] = [
      { role: 'vip', before: 'user' },
      { portal: 'litnet', day: '2026-08-07', mark: 'partial' },
      { kind: 'author', rename: 'undone', former: 'user', present: 'маг' },
      { import: 'abc', bytes: 1_234_567 },
      { role: 'wizard', strange: 'partial' },
    ];
    const response = auditResponse();
    const items = response.items.map((each, at) => ({ ...each, details: details[at] ?? {} }));
    const api = signIn(createFakeApi().reply(staffAudit, { ...response, items }), 'admin');
    await openPage('/app/audit', api);
    await screen.findAllByText('Литнет');
    const lines = screen
      .getAllByRole('cell')
      .filter(({ dataset }) => dataset['label'] === 'Подробности')
      .map((cell) => cell.textContent);
    expect(lines).toEqual([
      'роль: Читатель → VIP',
      'портал: Литнетдень: 7 авг. 2026 г.отметка: неполный день',
      'что названо: авторпереименование: отмененопрежнее имя: userнынешнее имя: маг',
      'загрузка: abcбайт: 1\u202f234\u202f567',
      'роль: wizardstrange: partial',
    ]);
  });

  it('ignores an unknown event', async () => {
    const api = signIn(createApi(), 'admin');
    await openPage('/app/audit?event=coffee', api);
    await screen.findAllByText('reader4');
    expect(api.requests).toContain('/staff/audit/?page=1&size=25');
  });

  it('is not found by moderators, and requests nothing', async () => {
    const api = signIn(createApi(), 'moderator');
    await openPage('/app/audit', api);
    await screen.findByRole('heading', { level: 1, name: /gone fishing/ });
    expect(api.requests.join()).not.toContain('/staff/');
  });

  it('shows that the records could not be loaded, and requests them again', async () => {
    const api = signIn(createApi(), 'admin').fail(staffAudit, 500);
    await openPage('/app/audit', api);
    await screen.findByText('Не удалось загрузить данные');
    api.reply(staffAudit, auditResponse());
    fireEvent.click(screen.getByText('Повторить'));
    await screen.findAllByText('reader4');
  });
});
