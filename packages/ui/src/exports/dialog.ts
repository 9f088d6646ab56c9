export { Dialog, type DialogContent, type DialogProps } from '../components/Dialog/index.ts';
export { Drawer, type DrawerProps } from '../components/Drawer/index.ts';
