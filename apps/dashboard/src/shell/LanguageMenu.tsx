import { isLocale, localeName, locales } from '@litometr/domain';
import { IconButton } from '@litometr/ui';
import { Menu, MenuItem } from '@litometr/ui/menu';
import { useIntl } from 'react-intl';
import { useLocaleChoice } from '../i18n/LocaleProvider.tsx';
import { shellMessages as messages } from './shell.messages.ts';

export interface LanguageMenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** The six languages, each by its own name. */
export default function LanguageMenu({ isOpen, onOpenChange }: LanguageMenuProps) {
  const { formatMessage: t } = useIntl();
  const { locale, choose } = useLocaleChoice();
  return (
    <Menu
      label={t(messages.language)}
      // It replaces the button that loaded it, and takes over its focus.
      trigger={<IconButton icon="languages" label={t(messages.language)} autoFocus />}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      selectionMode="single"
      selectedKeys={[locale]}
      onAction={(id) => {
        if (isLocale(id)) choose(id);
      }}
    >
      {locales.map((each) => (
        <MenuItem key={each} id={each} lang={each}>
          {localeName(each)}
        </MenuItem>
      ))}
    </Menu>
  );
}
