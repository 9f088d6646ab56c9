import { defineMessages } from 'react-intl';

export const themeMessages = defineMessages({
  light: { id: 'theme.light', defaultMessage: 'Светлая' },
  dark: { id: 'theme.dark', defaultMessage: 'Тёмная' },
  toLight: { id: 'theme.toLight', defaultMessage: 'Включить светлую тему' },
  toDark: { id: 'theme.toDark', defaultMessage: 'Включить тёмную тему' },
});
