import { myAccount, type Preferences } from '@litometr/api-contract';
import { Stack } from '@litometr/ui';
import { useOwn } from '../../../api/useOwn.ts';
import { useBlock } from '../../../blocks/useBlock.ts';
import { useLocaleChoice } from '../../../i18n/LocaleProvider.tsx';
import { announceChoice } from '../../../prefs/choices.ts';
import { type Prefs, storePrefs, usePrefs } from '../../../prefs/prefs.ts';
import { useTheme } from '../../../theme/useTheme.ts';
import { IdentityCard } from './IdentityCard.tsx';
import { LookCard } from './LookCard.tsx';

/** Who it is and what their role gives; how the product looks to them. */
export function AccountTab() {
  const account = useBlock(useOwn(myAccount, {}));
  const { theme, choose: chooseTheme } = useTheme();
  const { locale, choose: chooseLocale } = useLocaleChoice();
  const prefs = usePrefs();
  const choose = (change: Partial<Prefs>) => {
    storePrefs(change);
    announceChoice(change satisfies Partial<Preferences>);
  };
  return (
    <Stack gap="lg">
      <IdentityCard block={account} />
      <LookCard
        theme={theme}
        onTheme={chooseTheme}
        locale={locale}
        onLocale={chooseLocale}
        prefs={prefs}
        onPrefs={choose}
      />
    </Stack>
  );
}
