import type { Role } from './endpoints/session.ts';

/**
 * Lowest role per call that requires a signed-in user. Guests get 401 from all of them, lower roles
 * get 403. Calls that are not listed are public. A test calls every endpoint with every role, and
 * fails for a call that has no line here.
 */
export const requiredRoles: Readonly<Record<string, Role>> = {
  // The session
  currentUser: 'user',
  menu: 'user',

  // One's own
  myAccount: 'user',
  myData: 'user',
  myPreferences: 'user',
  changePreferences: 'user',
  changePassword: 'user',
  mySessions: 'user',
  endSession: 'user',
  endSessions: 'user',
  deleteAccount: 'user',
  watchList: 'user',
  watchKeys: 'user',
  watch: 'user',
  unwatch: 'user',
  importWatchList: 'user',
  savedViews: 'user',
  saveView: 'user',
  changeView: 'user',
  lookAtView: 'user',
  removeView: 'user',
  myNotes: 'user',
  addNote: 'user',
  changeNote: 'user',
  removeNote: 'user',
  alertInbox: 'user',
  readAlerts: 'user',
  alertRules: 'user',
  addAlertRule: 'user',
  changeAlertRule: 'user',
  removeAlertRule: 'user',
  alertFeed: 'user',
  renewFeed: 'user',
  removeFeed: 'user',
  webhooks: 'user',
  addWebhook: 'user',
  changeWebhook: 'user',
  removeWebhook: 'user',
  tryWebhook: 'user',
  webhookDeliveries: 'user',

  // Whether the data can be trusted
  parsers: 'moderator',
  parserDetail: 'moderator',
  // A note is a moderator's; to pause a portal is an admin's.
  changeParser: 'moderator',
  markDay: 'moderator',
  unmarkDay: 'moderator',
  renames: 'moderator',
  renameNames: 'moderator',
  renamePreview: 'moderator',
  addRename: 'moderator',
  undoRename: 'moderator',
  live: 'moderator',
  staffLog: 'moderator',
  slowEndpoints: 'moderator',
  backgroundFailures: 'moderator',
  dismissBackgroundFailure: 'moderator',
  imports: 'moderator',
  importById: 'moderator',
  uploadImport: 'moderator',
  rerunImport: 'moderator',
  collectors: 'moderator',
  collectorRuns: 'moderator',
  collectorRunById: 'moderator',
  startCollectorRun: 'moderator',
  stopCollectorRun: 'moderator',
  changeCollector: 'admin',

  // The menu
  staffMenu: 'admin',
  saveMenuDraft: 'admin',
  discardMenuDraft: 'admin',
  menuDiff: 'admin',
  publishMenu: 'admin',
  menuVersions: 'admin',
  restoreMenu: 'admin',

  // Accounts and the audit
  staffUsers: 'admin',
  createUser: 'admin',
  changeUser: 'admin',
  resetUser: 'admin',
  endUserSessions: 'admin',
  staffAudit: 'admin',
};
