import { changePreferences, myPreferences, type Preferences } from '@litometr/api-contract';
import { showToast } from '@litometr/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { endpointQuery } from '../api/endpointQuery.ts';
import { useCall } from '../api/useEndpoint.ts';
import { useOwn } from '../api/useOwn.ts';
import { useLocaleChoice } from '../i18n/LocaleProvider.tsx';
import { storeTheme } from '../theme/useTheme.ts';
import { type Choice, onChoice } from './choices.ts';
import { prefsMessages as messages } from './prefs.messages.ts';
import { storePrefs } from './prefs.ts';

const deviceKeys = ['contrast', 'density', 'adult', 'portal', 'range', 'cmp'] as const;

const isSame = (stored: Choice, choice: Choice) =>
  Object.entries(choice).every(([key, value]) => stored[key as keyof Choice] === value);

/**
 * Syncs the preferences of a signed-in user: once loaded, the server's values replace those of this
 * device, and later choices are saved to the server, one after the other.
 */
export function usePreferencesSync(): void {
  const { formatMessage: t } = useIntl();
  const call = useCall();
  const queryClient = useQueryClient();
  const { locale, choose } = useLocaleChoice();
  const { data: stored } = useOwn(myPreferences, {});
  const { queryKey } = endpointQuery(call, myPreferences, {});
  /** The last known values of the server; null is 'not loaded yet'. */
  const lastSynced = useRef<Preferences | null>(null);
  /** Local choices without a response yet, the oldest first. */
  const pending = useRef<readonly Choice[]>([]);

  const apply = useEffectEvent((preferences: Preferences) => {
    const before = lastSynced.current;
    lastSynced.current = preferences;
    // Only values that changed on the server, without those chosen here since.
    const isNews = (key: keyof Choice) =>
      preferences[key] !== null &&
      preferences[key] !== before?.[key] &&
      !pending.current.some((choice) => key in choice);
    if (isNews('theme') && preferences.theme !== null) storeTheme(preferences.theme);
    if (isNews('locale') && preferences.locale !== null && preferences.locale !== locale) {
      choose(preferences.locale);
    }
    const news = deviceKeys.filter(isNews);
    if (news.length > 0) {
      storePrefs(Object.fromEntries(news.map((key) => [key, preferences[key]])));
    }
  });
  useEffect(() => {
    if (stored !== undefined) apply(stored);
  }, [stored]);

  const { mutate } = useMutation({
    // Serialized: a late response does not include later choices.
    scope: { id: myPreferences.id },
    mutationFn: async (choice: Choice) => {
      // Neither does a pending fetch.
      await queryClient.cancelQueries({ queryKey });
      return call(changePreferences, { body: choice });
    },
    onSuccess: (response) => queryClient.setQueryData(queryKey, response),
    onError: (error) => {
      console.error('A choice could not be saved on the server.', error);
      showToast({
        tone: 'warning',
        title: t(messages.notKept),
        description: t(messages.notKeptHelp),
      });
    },
    onSettled: (_response, _error, choice) => {
      pending.current = pending.current.filter((other) => other !== choice);
    },
  });
  const save = useEffectEvent((choice: Choice) => {
    const known = pending.current.reduce<Choice>((all, earlier) => Object.assign(all, earlier), {
      ...lastSynced.current,
    });
    if (isSame(known, choice)) return;
    pending.current = [...pending.current, choice];
    mutate(choice);
  });
  useEffect(() => onChoice((choice) => save(choice)), []);
}
