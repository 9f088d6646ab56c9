import { defineMessages } from 'react-intl';

/** Under a table: fetched with what stands there. */
export const tablePagesMessages = defineMessages({
  size: { id: 'block.pages.size', defaultMessage: 'Строк на странице' },
});
