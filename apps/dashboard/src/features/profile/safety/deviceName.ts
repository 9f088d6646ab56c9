/** By what an agent says of itself: most name the browsers that they are compatible with as well. */
const browsers = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['YaBrowser', 'Yandex Browser'],
  ['SamsungBrowser', 'Samsung Internet'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['CriOS', 'Chrome'],
  ['HeadlessChrome', 'Chrome'],
  ['Chrome', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const systems = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/**
 * Returns browser, version and system of a user agent: agents all begin alike, so that a cut one says
 * nothing. Null where it names none. Readers distinguish devices by these alone; engines and models, for which there
 * are libraries, are not shown.
 */
export function deviceName(agent: string): string | null {
  const browser = browsers.find(([sign]) => agent.includes(`${sign}/`));
  const system = systems.find(([sign]) => agent.includes(sign))?.[1];
  if (browser === undefined) return null;
  const [sign, name] = browser;
  // Safari has its version under another name.
  const version = new RegExp(`${sign === 'Safari' ? 'Version' : sign}/(\\d+)`).exec(agent)?.[1];
  return [version === undefined ? name : `${name} ${version}`, system]
    .filter((part) => part !== undefined)
    .join(' · ');
}
