import type { MenuEntry } from '@litometr/api-contract';

export type Change = (part: Partial<Omit<MenuEntry, 'key' | 'parent'>>, of?: string) => void;
