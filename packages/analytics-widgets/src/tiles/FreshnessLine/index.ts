export { FreshnessLine, type FreshnessLineProps } from './FreshnessLine.tsx';
