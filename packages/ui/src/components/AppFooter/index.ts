export { AppFooter, type AppFooterProps } from './AppFooter.tsx';
