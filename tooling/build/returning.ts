import { storageKeys } from '../../packages/auth-machine/src/browser/index.ts';

/**
 * Marks a page, before it is painted, as one of a reader who was signed in here: pages are drawn for
 * guests, and keep room for what is the reader's own (`features/home/ownPlace.css.ts`).
 */
export const returningMark =
  `<script>try{var k='${storageKeys.access}';if(sessionStorage.getItem(k)||localStorage.getItem(k))` +
  "document.documentElement.dataset.returning=''}catch(e){}</script>";
