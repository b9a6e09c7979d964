import { execFileSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

export type SystemBrowser = {
  /** How sentences call it. */
  name: string;
  /** The variable of the environment that names another one. */
  variable: string;
  /** What its program may be called, the best first. */
  programs: string[];
  /** Whole paths where it may stand besides. */
  places: string[];
  /** Debian's packages to install where there is none. */
  packages: string[];
};

/**
 * The path of a browser: the one its variable names, then the usual places, then one installed from
 * the system's packages. Throws with a sentence that says what to do.
 */
export function findBrowser(browser: SystemBrowser): string {
  const { name, variable, packages } = browser;
  const given = process.env[variable];
  if (given) {
    if (isExecutable(given)) return given;
    throw new Error(`${variable} is ${given}, which cannot be run. Write the path of a ${name}.`);
  }
  const found = lookUp(browser) ?? install(browser);
  if (found) return found;
  throw new Error(
    `No ${name} was found or could be installed. Install the package ${packages[0]} (Debian), or set ${variable}.`,
  );
}

function lookUp({ programs, places }: SystemBrowser): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [...folders, '/usr/bin', '/usr/local/bin', '/snap/bin']
    .flatMap((folder) => programs.map((program) => join(folder, program)))
    .concat(places)
    .find(isExecutable);
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
