import { bookAccess, bookForm, bookStatus } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { accessMessages, formMessages, statusMessages } from '../../domain/domain.messages.ts';

/** Names a group: a genre bears its own name, the closed sets have messages. */
export function useGroupLabel(): (group: { key: string; label: string }) => string {
  const { formatMessage: t } = useIntl();
  return ({ key, label }) => {
    const status = bookStatus.options.find((each) => each === key);
    if (status !== undefined) return t(statusMessages[status]);
    const access = bookAccess.options.find((each) => each === key);
    if (access !== undefined) return t(accessMessages[access]);
    const form = bookForm.options.find((each) => each === key);
    return form === undefined ? label : t(formMessages[form]);
  };
}
