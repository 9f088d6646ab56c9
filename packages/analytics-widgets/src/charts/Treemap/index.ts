export { Treemap, type TreemapItem, type TreemapProps } from './Treemap.tsx';
