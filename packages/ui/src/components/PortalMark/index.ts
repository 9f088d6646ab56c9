export { PortalMark, type PortalMarkProps, type PortalSlug } from './PortalMark.tsx';
