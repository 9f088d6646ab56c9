import { guarded } from '../../app/guards.ts';
import { ProfilePage } from './ProfilePage.tsx';

export { PageFallback as HydrateFallback } from '../../app/PageFallback.tsx';
export const clientLoader = guarded('requireSession');
export default ProfilePage;
