export { CapabilityStrip, type CapabilityStripProps } from './CapabilityStrip.tsx';
