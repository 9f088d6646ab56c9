/**
 * Lets Caddy, nginx and Docker Compose read their files in `deploy/`. As root in a Debian container
 * the missing programs are installed; elsewhere their checks are skipped with one line, except in
 * continuous integration (`CI`), where that is a failure.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { root } from '../run/paths.ts';

const deploy = join(root, 'deploy');
const temporary = mkdtempSync(join(tmpdir(), 'litometr-deploy-'));

/** Debian has nginx where only root's PATH leads to. */
const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

function findProgram(name: string): string | null {
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** Images of Debian have this file, which prevents an installed service from starting. */
const startsNoServices = existsSync('/usr/sbin/policy-rc.d');
const canInstall = process.getuid?.() === 0 && startsNoServices && existsSync('/usr/bin/apt-get');

/** Installs Debian packages whose program has the same name. */
function install(names: readonly string[]): void {
  if (names.length === 0 || !canInstall) return;
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore', env });
  apt('update', '-qq');
  apt('install', '-y', '-qq', '--no-install-recommends', ...names);
}

/** Runs a program; returns its output where it failed, null where all went well. */
function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string | null {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return status === 0 ? null : `${error?.message ?? ''}${stdout}${stderr}`.trim();
}

function checkCaddy(caddy: string): string | null {
  const config = join(deploy, 'caddy/Caddyfile');
  return run(caddy, ['validate', '--config', config, '--adapter', 'caddyfile'], {
    SITE: 'litometr.example.org',
    XDG_CONFIG_HOME: temporary,
    XDG_DATA_HOME: temporary,
  });
}

/** The example with a certificate of its own, and a socket file in place of port 443. */
function checkNginx(nginx: string, openssl: string): string | null {
  const [certificate, key] = [join(temporary, 'cert.pem'), join(temporary, 'key.pem')];
  const made = run(openssl, [
    ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'],
    ...['-subj', '/CN=litometr.example.org', '-keyout', key, '-out', certificate],
  ]);
  if (made !== null) return made;
  const site = [
    ['/etc/ssl/litometr.pem', certificate],
    ['/etc/ssl/litometr.key', key],
    ['listen 443', `listen unix:${join(temporary, 'nginx.sock')}`],
  ].reduce(
    (text, [from = '', to = '']) => {
      if (!text.includes(from)) throw new Error(`deploy/nginx.example.conf has no '${from}'.`);
      return text.replace(from, to);
    },
    readFileSync(join(deploy, 'nginx.example.conf'), 'utf8'),
  );
  const kinds = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const lines = kinds.map((kind) => `${kind}_temp_path ${join(temporary, kind)};`).join('\n');
  writeFileSync(join(temporary, 'site.conf'), site);
  writeFileSync(
    join(temporary, 'nginx.conf'),
    `pid ${join(temporary, 'nginx.pid')};\nevents {}\nhttp {\naccess_log off;\n${lines}\ninclude site.conf;\n}\n`,
  );
  mkdirSync(join(temporary, 'logs'));
  return run(nginx, ['-t', '-e', 'stderr', '-p', temporary, '-c', join(temporary, 'nginx.conf')]);
}

/** Needs no engine, only the plugin; `deployFiles.test.ts` reads the file where it is missing. */
function checkCompose(docker: string): string | null {
  if (run(docker, ['compose', 'version']) !== null) return null;
  const env = join(temporary, 'env');
  const names = readFileSync(join(deploy, 'env.example'), 'utf8');
  writeFileSync(env, names.replaceAll(/=.*$/gm, '=litometr.example.org'));
  const file = join(deploy, 'compose.yaml');
  return run(docker, ['compose', '-f', file, '--env-file', env, 'config', '--quiet']);
}

/** @returns whether the check passed or may be skipped */
function check(
  file: string,
  names: readonly string[],
  test: (...paths: string[]) => string | null,
) {
  const paths = names.map(findProgram);
  const missing = names.filter((_, index) => paths[index] === null);
  if (missing.length > 0) {
    const isCi = Boolean(process.env['CI']);
    console.log(
      `${isCi ? 'FAIL' : 'skip'} ${file}: ${missing.join(', ')} not found. ` +
        `Install it to check this file (Debian: apt-get install ${missing.join(' ')}).`,
    );
    return !isCi;
  }
  const failure = test(...paths.filter((path) => path !== null));
  if (failure !== null) console.log(`FAIL ${file}\n${failure}`);
  return failure === null;
}

install(['caddy', 'nginx', 'openssl'].filter((name) => findProgram(name) === null));
try {
  const docker = findProgram('docker');
  const results = [
    check('deploy/caddy/Caddyfile', ['caddy'], (caddy = '') => checkCaddy(caddy)),
    check('deploy/nginx.example.conf', ['nginx', 'openssl'], (nginx = '', openssl = '') =>
      checkNginx(nginx, openssl),
    ),
    docker === null || check('deploy/compose.yaml', ['docker'], () => checkCompose(docker)),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} finally {
  rmSync(temporary, { recursive: true });
}
