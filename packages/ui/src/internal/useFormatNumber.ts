import { useUiLocale } from '../provider/index.ts';

/** By locale: such an object costs as much as hundreds of numbers. */
const made = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string): Intl.NumberFormat {
  const known = made.get(locale);
  if (known) return known;
  const format = new Intl.NumberFormat(locale);
  made.set(locale, format);
  return format;
}

/** Writes numbers in the locale's figures. What it writes with is made with the first of them. */
export function useFormatNumber(): (value: number) => string {
  const locale = useUiLocale();
  return (value) => formatOf(locale).format(value);
}
