import type { MenuEntry } from '@litometr/api-contract';
import { type Locale, locales } from '@litometr/domain';
import { TextField } from '@litometr/ui/form';
import { useIntl } from 'react-intl';
import type { Change } from './entryChange.ts';
import * as css from './MenuManager.css.ts';
import { formMessages as messages } from './menuManager.messages.ts';
import type { FieldFault } from './model/faults.ts';
import { useMenuText } from './useMenuText.ts';

export interface EntryNamesProps {
  entry: MenuEntry;
  faults: readonly FieldFault[];
  onChange: Change;
}

type Texts = MenuEntry['titles'];

/** The texts with one changed; an emptied translation is none. */
function withText(texts: Texts, locale: Locale, text: string): Texts {
  const { [locale]: _, ...others } = texts;
  return text === '' ? others : { ...others, [locale]: text };
}

/** Name and title of a page in the six languages, Russian first. */
export function EntryNames({ entry, faults, onChange }: EntryNamesProps) {
  const { formatMessage: t } = useIntl();
  const menuText = useMenuText();
  const { key, type, display_names: names, titles } = entry;
  const field = (of: 'display_names' | 'titles', locale: Locale) => {
    const fault = faults.find(
      (each) => each.key === key && each.field === of && each.locale === locale,
    );
    const message = fault?.kind === 'required' ? messages.required : messages.unfit;
    return (
      <TextField
        label={menuText.fieldIn(of, locale)}
        value={entry[of][locale] ?? ''}
        onChange={(text) => {
          const value =
            of === 'titles'
              ? { titles: withText(titles, locale, text) }
              : { display_names: { ...withText(names, locale, text), ru: ruOf(locale, text) } };
          onChange(value, `${of}/${locale}`);
        }}
        {...(fault !== undefined && { isInvalid: true, errorMessage: t(message) })}
        {...(of === 'titles' && { placeholder: names[locale] ?? names.ru })}
      />
    );
  };
  const ruOf = (locale: Locale, text: string) => (locale === 'ru' ? text : names.ru);
  return (
    <div className={type === 'item' ? css.namePairs : css.fields}>
      {locales.map((locale) => (
        <div key={locale} className={css.namePair}>
          {field('display_names', locale)}
          {type === 'item' && field('titles', locale)}
        </div>
      ))}
    </div>
  );
}
