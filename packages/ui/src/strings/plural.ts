/** Texts by plural category; `#` is the number. A category that is missing falls back to `other`. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

export interface CountFormat {
  /** Chooses the form for a number and puts the formatted number in place of `#`. */
  plural: (count: number, forms: PluralForms) => string;
  /** Formats a number, with the digits of the language. */
  number: (value: number) => string;
}

/**
 * Builds what texts with numbers need in one language.
 * @param locale BCP 47
 * @example
 * const { plural } = createCountFormat('ru');
 * plural(5, { one: '# день', few: '# дня', many: '# дней', other: '# дня' }); // '5 дней'
 */
export function createCountFormat(locale: string): CountFormat {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  const number = (value: number) => numbers.format(value);
  return {
    number,
    plural: (count, forms) =>
      (forms[rules.select(count)] ?? forms.other).replaceAll('#', number(count)),
  };
}
