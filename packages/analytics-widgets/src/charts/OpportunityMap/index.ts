export { type Niche, OpportunityMap, type OpportunityMapProps } from './OpportunityMap.tsx';
