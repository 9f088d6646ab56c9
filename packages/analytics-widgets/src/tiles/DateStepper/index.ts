export { DateStepper, type DateStepperProps, type StepperDay } from './DateStepper.tsx';
