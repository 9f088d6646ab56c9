import { changePreferences, myPreferences, type Preferences } from '@litometr/api-contract';
import { showToast } from '@litometr/ui/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { endpointQuery } from '../api/endpointQuery.ts';
import { useCall } from '../api/useEndpoint.ts';
import { useOwn } from '../api/useOwn.ts';
import { useLocaleChoice } from '../i18n/LocaleProvider.tsx';
import { keepTheme } from '../theme/useTheme.ts';
import { type Choice, onChoice } from './choices.ts';
import { prefsMessages as messages } from './prefs.messages.ts';
import { keepPrefs, type Prefs } from './prefs.ts';

const deviceKeys = ['contrast', 'density', 'adult', 'portal', 'range', 'cmp'] as const;

/** What the server says of this device's keys; what was never chosen there stays as it is here. */
function chosenOf(kept: Preferences): Partial<Prefs> {
  return Object.fromEntries(
    deviceKeys.flatMap((key) => (kept[key] === null ? [] : [[key, kept[key]]])),
  );
}

const isSame = (kept: Preferences, choice: Choice) =>
  Object.entries(choice).every(([key, value]) => kept[key as keyof Choice] === value);

/**
 * Choices of a signed-in reader follow them: what the server keeps wins over this device once it
 * is read, and what is chosen from then on is kept there as well.
 */
export function usePreferencesSync(): void {
  const { formatMessage: t } = useIntl();
  const call = useCall();
  const queryClient = useQueryClient();
  const { locale, choose } = useLocaleChoice();
  const { data: kept } = useOwn(myPreferences, {});
  const { queryKey } = endpointQuery(call, myPreferences, {});
  const applied = useRef<Preferences | null>(null);

  const apply = useEffectEvent((preferences: Preferences) => {
    const before = applied.current;
    applied.current = preferences;
    // Only what changed there: a choice of this visit that is on its way is not taken back.
    const isNews = (key: keyof Choice) =>
      preferences[key] !== null && preferences[key] !== before?.[key];
    if (isNews('theme') && preferences.theme !== null) keepTheme(preferences.theme);
    if (isNews('locale') && preferences.locale !== null && preferences.locale !== locale) {
      choose(preferences.locale);
    }
    if (deviceKeys.some(isNews)) keepPrefs(chosenOf(preferences));
  });
  useEffect(() => {
    if (kept !== undefined) apply(kept);
  }, [kept]);

  const keep = useEffectEvent(async (choice: Choice) => {
    const before = applied.current;
    if (before !== null && isSame(before, choice)) return;
    if (before !== null) applied.current = { ...before, ...choice };
    // An older answer on its way knows nothing of the choice.
    await queryClient.cancelQueries({ queryKey });
    try {
      queryClient.setQueryData(queryKey, await call(changePreferences, { body: choice }));
    } catch (error) {
      // The device keeps it: the server's old value is no news.
      applied.current = before;
      console.error('A choice could not be kept on the server.', error);
      showToast({
        tone: 'warning',
        title: t(messages.notKept),
        description: t(messages.notKeptHelp),
      });
    }
  });
  useEffect(() => onChoice((choice) => void keep(choice)), []);
}
