export { DeltaBadge, type DeltaBadgeProps } from './DeltaBadge.tsx';
