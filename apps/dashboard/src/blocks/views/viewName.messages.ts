import { defineMessages } from 'react-intl';

export const viewNameMessages = defineMessages({
  name: { id: 'views.name', defaultMessage: 'Название' },
  required: { id: 'views.name.required', defaultMessage: 'Назовите вид' },
});
