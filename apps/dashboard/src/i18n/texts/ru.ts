import { ru } from '@litometr/ui/strings/ru';

export { ru as widgets } from '@litometr/analytics-widgets/strings/ru';

/** An empty tree has its English text (docs/product-decisions.md#english-texts-of-the-specification). */
export const ui = { ...ru, noMatchingNodes: 'No matching nodes found' };

/** Russian messages are in the code itself, as the source of every message. */
export const messages = {};
