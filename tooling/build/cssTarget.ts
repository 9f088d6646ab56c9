/**
 * The oldest browsers that styles are written for. Older ones would have `:dir()` rewritten into a
 * list of languages, which does not see an element whose direction is set.
 */
export const cssTarget = ['chrome120', 'firefox121', 'safari17'];
