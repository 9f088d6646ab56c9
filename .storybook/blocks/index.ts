export { Do, DoDont, Dont } from './DoDont.tsx';
export { Keyboard } from './Keyboard.tsx';
export { Sample } from './Sample.tsx';
export { PageLink, WhenToUse } from './WhenToUse.tsx';
