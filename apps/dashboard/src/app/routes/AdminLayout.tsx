import { Outlet } from 'react-router-dom';

/** Around the pages of the server's menu. */
export default function AdminLayout() {
  return <Outlet />;
}
