import { type PortalFacts, portalSlugs } from '@litometr/domain';
import { themeStorageKeys } from '@litometr/ui';
import { render, screen } from '@testing-library/react';
import { createIntl, IntlProvider } from 'react-intl';
import { describe, expect, it, vi } from 'vitest';
import { readPrefs } from '../prefs/prefs.ts';
import { baseMenu } from '../shell/baseMenu.ts';
import { PortalMark } from './PortalMark.tsx';
import { portals } from './portals.ts';

/** A portal that only the registry and the file of names know. */
const inkwell = vi.hoisted(
  () =>
    ({
      slug: 'inkwell',
      name: 'Чернильница',
      url: 'https://inkwell.example',
      mark: { letters: 'ЧР', latinLetters: 'CR', light: '#333333', dark: '#CCCCCC' },
      pages: ['bestsellers'],
      metrics: { views: 'exact' },
      chars: null,
      lists: [{ kind: 'global_top', periods: [] }],
      links: [],
    }) satisfies PortalFacts,
);

vi.mock('../../../../packages/domain/src/portals.ts', async (original) => {
  const { portalRegistry } = await original<{ portalRegistry: readonly PortalFacts[] }>();
  return { portalRegistry: [...portalRegistry, inkwell] };
});
vi.mock('./portals.messages.ts', async (original) => {
  const messages = await original<{ portalNames: object }>();
  const name = { id: 'portal.inkwell', defaultMessage: inkwell.name };
  return { ...messages, portalNames: { ...messages.portalNames, inkwell: name } };
});

const slug = portalSlugs.find((each: string) => each === inkwell.slug);
const intl = createIntl({ locale: 'ru', defaultLocale: 'ru', messages: {} });

describe('a portal that is in the registry', () => {
  it('is in the menu with its pages', () => {
    const entries = baseMenu(intl).flatMap((node) => ('children' in node ? node.children : []));
    expect(entries).toContainEqual(
      expect.objectContaining({
        label: 'Чернильница',
        href: '/portals/inkwell',
        children: [expect.objectContaining({ href: '/portals/inkwell/bestsellers' })],
      }),
    );
  });

  it('has routes, because they are those of the portals', () => {
    expect(portals.at(-1)).toMatchObject({ slug: 'inkwell', pages: [{ path: 'bestsellers' }] });
  });

  it('is marked by its letters', () => {
    if (slug === undefined) throw new Error('The registry has the portal.');
    render(
      <IntlProvider locale="ru">
        <PortalMark portal={slug} name="Чернильница" />
      </IntlProvider>,
    );
    expect(screen.getByText('ЧР')).toBeDefined();
  });

  it('can be the preferred one', () => {
    localStorage.setItem(themeStorageKeys.prefs, JSON.stringify({ portal: 'inkwell' }));
    expect(readPrefs().portal).toBe('inkwell');
  });
});
