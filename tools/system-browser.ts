import { execFileSync, spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export type SystemBrowser = {
  /** The browser's name in messages. */
  name: string;
  /** The environment variable for the path of another program. */
  variable: string;
  /** Possible names of its program, best first. */
  programs: string[];
  /** Other full paths to try. */
  places: string[];
  /** Debian packages to install if there is none. */
  packages: string[];
  /** The lowest major version that works. */
  oldest?: number;
};

/**
 * The path of a browser: the one that its variable names, otherwise one in the usual places,
 * otherwise one that it installs from the system's packages. If there is none, throws an Error that
 * says what to do.
 */
export function findBrowser(browser: SystemBrowser): string {
  const { name, variable, packages } = browser;
  const given = process.env[variable];
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(
      `${variable} is ${given}, which cannot be run. Set it to the path of a ${name}.`,
    );
  }
  const found = lookUp(browser) ?? install(browser);
  if (found) return found;
  const wanted = browser.oldest ? `${name} ${browser.oldest} or newer` : name;
  throw new Error(
    `No ${wanted} could be found or installed. Install the package ${packages[0]} (Debian), or set ${variable}.`,
  );
}

function lookUp({ programs, places, oldest = 0 }: SystemBrowser): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [...folders, '/usr/bin', '/usr/local/bin', '/snap/bin']
    .flatMap((folder) => programs.map((program) => join(folder, program)))
    .concat(places)
    .find((path) => isExecutable(path) && (!oldest || mainVersion(path) >= oldest));
}

/** 153 for "Mozilla Firefox 153.7.0esr"; 0 if the program prints no version. */
function mainVersion(path: string): number {
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 30_000 });
  return Number(/\d+/.exec(stdout ?? '')?.[0] ?? 0);
}

function install(browser: SystemBrowser): string | undefined {
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const options = ['-y', '-qq', '--no-install-recommends'];
  try {
    console.log(`Installing ${browser.packages[0]} from the system packages.`);
    apt([...sudo, 'apt-get', 'update', '-qq']);
    apt([...sudo, 'apt-get', 'install', ...options, ...browser.packages]);
  } catch {
    return undefined;
  }
  return lookUp(browser);
}

function apt([command = '', ...args]: string[]): void {
  execFileSync(command, args, {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  });
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
