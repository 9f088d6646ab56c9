export { Bullet, type BulletItem, type BulletProps } from './Bullet.tsx';
