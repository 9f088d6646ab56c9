import { useNumberFormatter } from 'react-aria/useNumberFormatter';

/** Writes whole numbers in the locale's figures. The formatter behind it is shared and cached. */
export function useFormatNumber(): (value: number) => string {
  const formatter = useNumberFormatter();
  return (value) => formatter.format(value);
}
