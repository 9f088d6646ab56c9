export { Sketched } from './Sketched.tsx';
