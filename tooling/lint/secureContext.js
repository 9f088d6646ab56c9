// @ts-check

const why = 'does not exist over plain http on a local network (not a secure context).';

/** @param {string} property @param {string} instead */
const anywhere = (property, instead) => ({ property, message: `${property} ${why} ${instead}` });

const subtle = {
  object: 'crypto',
  property: 'subtle',
  message: `crypto.subtle ${why} Compute digests on the server.`,
};

/** @param {string} property */
const ofNavigator = (property) => ({
  object: 'navigator',
  property,
  message: `navigator.${property} ${why} Give it a module with a fallback and allow it there.`,
});

/** Interfaces of browsers that pages over plain http do not have, for `no-restricted-properties`. */
export const secureContextOnly = [
  anywhere('randomUUID', 'Use createUuid of domain/uuid.ts, or crypto.getRandomValues.'),
  subtle,
  anywhere('clipboard', 'Use copyText of @litometr/ui/clipboard.'),
  anywhere('locks', 'Use createWebLock of @litometr/auth-machine/browser.'),
  anywhere('serviceWorker', 'Give it a module with a fallback and allow it there.'),
  anywhere('showSaveFilePicker', 'Save by a link with the download attribute.'),
  anywhere('showOpenFilePicker', 'Use an input of type file.'),
  ...['share', 'storage', 'credentials', 'wakeLock', 'mediaDevices', 'geolocation'].map(
    ofNavigator,
  ),
];
