import { guarded } from '../guards.ts';
import { MenuScreen } from '../MenuScreen.tsx';

export { PageFallback as HydrateFallback } from '../PageFallback.tsx';
export const clientLoader = guarded('requireSession');
export default MenuScreen;
