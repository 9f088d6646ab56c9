import { guarded } from '../../app/guards.ts';
import { LoginPage } from './LoginPage.tsx';

export { PageFallback as HydrateFallback } from '../../app/PageFallback.tsx';
export const clientLoader = guarded('requireGuest');
export default LoginPage;
