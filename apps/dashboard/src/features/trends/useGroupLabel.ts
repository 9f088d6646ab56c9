import { bookAccess, bookForm, bookStatus, type TrendDimension } from '@litometr/api-contract';
import { useIntl } from 'react-intl';
import { usePriceBand } from '../../blocks/usePriceBand.ts';
import { accessMessages, formMessages, statusMessages } from '../../domain/domain.messages.ts';
import { useGloss } from '../../domain/useGloss.ts';
import { detailedTrendsMessages as messages } from './trends.messages.ts';

/** Names a group: a genre or tag bears its own name, the closed sets have messages. */
export function useGroupLabel(): (
  by: TrendDimension,
  group: { key: string; label: string },
) => string {
  const { formatMessage: t } = useIntl();
  const bandOf = usePriceBand();
  const { glossed } = useGloss();
  return (by, { key, label }) => {
    switch (by) {
      case 'status': {
        const status = bookStatus.options.find((each) => each === key);
        return status === undefined ? label : t(statusMessages[status]);
      }
      case 'access': {
        const access = bookAccess.options.find((each) => each === key);
        return access === undefined ? label : t(accessMessages[access]);
      }
      case 'form': {
        const form = bookForm.options.find((each) => each === key);
        return form === undefined ? label : t(formMessages[form]);
      }
      case 'tier':
        return key === 'debut' || key === 'published' || key === 'charted'
          ? t(messages[`tier_${key}`])
          : label;
      case 'series':
        return key === 'in' || key === 'out' ? t(messages[`series_${key}`]) : label;
      case 'price':
        return bandOf(key) ?? label;
      case 'age':
        return `${key}+`;
      case 'all':
        return t(messages.all);
      case 'genre':
      case 'tag':
        return glossed(label);
    }
  };
}
