import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/**
 * When each file in content/ was last committed (`content/pages/localseo.yaml` -> its date), or null
 * if that is unknown: there is no Git, or only a shallow history.
 */
export async function readContentDates(root: string): Promise<Map<string, Date> | null> {
  const git = async (...args: string[]) => {
    const { stdout } = await run('git', ['-C', root, ...args], { maxBuffer: 256 * 1024 * 1024 });
    return stdout;
  };
  try {
    // At the boundary of a shallow clone, every file looks new.
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

/** The log starts with the newest commit, so the first date found is a file's latest. */
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
