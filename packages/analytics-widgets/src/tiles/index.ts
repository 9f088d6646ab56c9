export * from './CapabilityStrip/index.ts';
export * from './DataPanel/index.ts';
export * from './DateRangeControl/index.ts';
export * from './DateStepper/index.ts';
export * from './FilterChips/index.ts';
export * from './FreshnessLine/index.ts';
export * from './KpiTile/index.ts';
export * from './Sparkline/index.ts';
