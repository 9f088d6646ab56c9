export { copyText } from '../clipboard/copyText.ts';
