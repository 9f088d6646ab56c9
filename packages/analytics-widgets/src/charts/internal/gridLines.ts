const noLines = (): number[] => [];

/**
 * Props of a grid with lines in one direction only. By itself Recharts computes those of the other
 * direction, too, and measures the texts of their axis: a quarter of the time until a chart of 100,000
 * points is there.
 */
export const horizontalLines = { vertical: false, verticalCoordinatesGenerator: noLines } as const;
export const verticalLines = {
  horizontal: false,
  horizontalCoordinatesGenerator: noLines,
} as const;
