export { Skeleton, type SkeletonProps } from './Skeleton.tsx';
export { TextSkeleton, type TextSkeletonProps } from './TextSkeleton.tsx';
