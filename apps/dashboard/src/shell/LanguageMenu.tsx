import { IconButton } from '@litometr/ui';
import { Menu, MenuItem } from '@litometr/ui/menu';
import { useIntl } from 'react-intl';
import { useLocaleChoice } from '../i18n/LocaleProvider.tsx';
import { isLocale, localeNames, locales } from '../i18n/locales.ts';
import { shellMessages as messages } from './shell.messages.ts';

/** The six languages, each by its own name. */
export default function LanguageMenu() {
  const { formatMessage: t } = useIntl();
  const { locale, choose } = useLocaleChoice();
  return (
    <Menu
      label={t(messages.language)}
      trigger={<IconButton icon="languages" label={t(messages.language)} />}
      selectionMode="single"
      selectedKeys={[locale]}
      onAction={(id) => {
        if (isLocale(id)) choose(id);
      }}
    >
      {locales.map((each) => (
        <MenuItem key={each} id={each} lang={each}>
          {localeNames[each]}
        </MenuItem>
      ))}
    </Menu>
  );
}
