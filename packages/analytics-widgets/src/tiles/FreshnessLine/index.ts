export { FreshnessLine, type FreshnessLineProps, STALE_AFTER_DAYS } from './FreshnessLine.tsx';
