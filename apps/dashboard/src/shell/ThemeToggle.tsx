import { IconButton } from '@litometr/ui';
import { useIntl } from 'react-intl';
import { themeMessages as messages } from '../theme/theme.messages.ts';
import { useTheme } from '../theme/useTheme.ts';

/** Light to dark and back. */
export function ThemeToggle() {
  const { formatMessage: t } = useIntl();
  const { theme, choose } = useTheme();
  return theme === 'dark' ? (
    <IconButton icon="sun" label={t(messages.toLight)} onPress={() => choose('light')} />
  ) : (
    <IconButton icon="moon" label={t(messages.toDark)} onPress={() => choose('dark')} />
  );
}
