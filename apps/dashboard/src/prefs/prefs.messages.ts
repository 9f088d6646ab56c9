import { defineMessages } from 'react-intl';

export const prefsMessages = defineMessages({
  notKept: { id: 'prefs.notKept', defaultMessage: 'Выбор не сохранён на сервере' },
  notKeptHelp: {
    id: 'prefs.notKept.help',
    defaultMessage: 'На этом устройстве он действует. На другие попадёт, когда вы выберете снова.',
  },
});
