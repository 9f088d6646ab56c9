export { defaultParsers } from './parsers.ts';
export { readMenu } from './readMenu.ts';
