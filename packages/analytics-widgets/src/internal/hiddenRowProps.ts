/**
 * Props of a table row without values. The explicit role remains where the display is not that of a
 * row.
 */
export const hiddenRowProps = { role: 'row', 'aria-hidden': true } as const;
