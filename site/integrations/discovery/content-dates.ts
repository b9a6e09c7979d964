import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * Returns the date of each content file's last commit, by path (`content/pages/localseo.yaml`).
 * Returns null if there is no Git or no complete history.
 */
export async function readContentDates(root: string): Promise<Map<string, Date> | null> {
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', ['-C', root, ...args], { maxBuffer: 256 * 1024 * 1024 });
    return stdout;
  };
  try {
    // In a shallow clone, the oldest commit seems to add every file.
    if ((await git('rev-parse', '--is-shallow-repository')).trim() !== 'false') return null;
    return datesIn(
      await git(
        '-c',
        'core.quotePath=false',
        'log',
        '--format=%x01%cI',
        '--name-only',
        '--relative',
        '--',
        'content',
      ),
    );
  } catch {
    return null;
  }
}

/** The log is newest first, so the first date found for a file is its latest. */
function datesIn(log: string): Map<string, Date> {
  const dates = new Map<string, Date>();
  for (const commit of log.split('\u0001').slice(1)) {
    const [date = '', ...files] = commit.split('\n');
    for (const file of files) {
      if (file !== '' && !dates.has(file)) dates.set(file, new Date(date));
    }
  }
  return dates;
}
