export { type MapTag, TagMap, type TagMapProps, type TagTie } from './TagMap.tsx';
