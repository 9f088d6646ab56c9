export { Grid, type GridProps } from './Grid.tsx';
export { GridItem, type GridItemProps } from './GridItem.tsx';
