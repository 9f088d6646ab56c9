import { storageKeys } from '@litometr/auth-machine/browser';

/**
 * The text of a script that marks the page of a reader who was signed in here, before its first
 * paint: pages are rendered for guests, and reserve room for the reader's own parts
 * (`features/home/ownPlace.css.ts`).
 */
export const markReturningScript =
  `try{var k='${storageKeys.access}';if(sessionStorage.getItem(k)||localStorage.getItem(k))` +
  "document.documentElement.dataset.returning=''}catch(e){}";
