export { StepLine, type StepLineProps } from './StepLine.tsx';
