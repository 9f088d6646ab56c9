import { settings } from '@litometr/api-contract';
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { createFakeApi } from '../../testing/fakeApi.ts';
import { loadPage, openPage } from '../../testing/openPage.tsx';

const createApi = () => createFakeApi().reply(settings, { contact: null, demo_accounts: false });

describe('route of the page about the product', () => {
  it('requests the settings, which have the contact of the operator', async () => {
    const api = createApi();
    await loadPage('/about', api);
    expect(api.requests).toEqual(['/settings/']);
  });

  it('renders the page although the settings failed', async () => {
    await openPage('/about', createFakeApi().fail(settings, 500));
    await screen.findByRole('heading', { level: 1, name: 'О проекте' });
  });
});
