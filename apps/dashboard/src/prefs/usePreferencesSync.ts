import { changePreferences, myPreferences, type Preferences } from '@litometr/api-contract';
import { showToast } from '@litometr/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useIntl } from 'react-intl';
import { endpointQuery } from '../api/endpointQuery.ts';
import { useCall } from '../api/useEndpoint.ts';
import { useOwn } from '../api/useOwn.ts';
import { useLocaleChoice } from '../i18n/LocaleProvider.tsx';
import { keepTheme } from '../theme/useTheme.ts';
import { type Choice, onChoice } from './choices.ts';
import { prefsMessages as messages } from './prefs.messages.ts';
import { keepPrefs } from './prefs.ts';

const deviceKeys = ['contrast', 'density', 'adult', 'portal', 'range', 'cmp'] as const;

const isSame = (kept: Choice, choice: Choice) =>
  Object.entries(choice).every(([key, value]) => kept[key as keyof Choice] === value);

/**
 * Choices of a signed-in reader follow them: what the server keeps wins over this device once it
 * is read, and what is chosen from then on is kept there as well, one choice after the other.
 */
export function usePreferencesSync(): void {
  const { formatMessage: t } = useIntl();
  const call = useCall();
  const queryClient = useQueryClient();
  const { locale, choose } = useLocaleChoice();
  const { data: kept } = useOwn(myPreferences, {});
  const { queryKey } = endpointQuery(call, myPreferences, {});
  /** What the server said last; null is 'not read yet'. */
  const said = useRef<Preferences | null>(null);
  /** Chosen here and not answered yet, the oldest first. */
  const onTheWay = useRef<readonly Choice[]>([]);

  const apply = useEffectEvent((preferences: Preferences) => {
    const before = said.current;
    said.current = preferences;
    // Only what changed there, and nothing that was chosen here since.
    const isNews = (key: keyof Choice) =>
      preferences[key] !== null &&
      preferences[key] !== before?.[key] &&
      !onTheWay.current.some((choice) => key in choice);
    if (isNews('theme') && preferences.theme !== null) keepTheme(preferences.theme);
    if (isNews('locale') && preferences.locale !== null && preferences.locale !== locale) {
      choose(preferences.locale);
    }
    const news = deviceKeys.filter(isNews);
    if (news.length > 0) {
      keepPrefs(Object.fromEntries(news.map((key) => [key, preferences[key]])));
    }
  });
  useEffect(() => {
    if (kept !== undefined) apply(kept);
  }, [kept]);

  const { mutate } = useMutation({
    // One after the other: an answer that comes late knows nothing of a later choice.
    scope: { id: myPreferences.id },
    // Without a network it fails, and says so: kept for later it could be sent as someone else's.
    networkMode: 'always',
    mutationFn: async (choice: Choice) => {
      // Neither does a reading that is under way.
      await queryClient.cancelQueries({ queryKey });
      return call(changePreferences, { body: choice });
    },
    onSuccess: (answer) => queryClient.setQueryData(queryKey, answer),
    onError: (error) => {
      console.error('A choice could not be kept on the server.', error);
      showToast({
        tone: 'warning',
        title: t(messages.notKept),
        description: t(messages.notKeptHelp),
      });
    },
    onSettled: (_answer, _error, choice) => {
      onTheWay.current = onTheWay.current.filter((other) => other !== choice);
    },
  });
  const keep = useEffectEvent((choice: Choice) => {
    const known = onTheWay.current.reduce<Choice>((all, earlier) => Object.assign(all, earlier), {
      ...said.current,
    });
    if (isSame(known, choice)) return;
    onTheWay.current = [...onTheWay.current, choice];
    mutate(choice);
  });
  useEffect(() => onChoice((choice) => keep(choice)), []);
}
