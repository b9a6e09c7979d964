import type { Cli } from '../../server/cli/command.ts';
import { runCommand } from '../../server/cli/run-command.ts';
import { openStore } from '../../server/store/open-store.ts';
import type { TestApp } from './start-test-app.ts';

export type StaffAnswer = { code: number; out: string; notes: string };

/** Runs the staff command as another process would, with its own store beside the server's. */
export async function runStaffCommand(
  app: TestApp,
  argv: readonly string[],
  config = app.config,
): Promise<StaffAnswer> {
  const printed: string[] = [];
  const noted: string[] = [];
  const store = await openStore(app.config.database);
  const cli: Cli = {
    root: app.root,
    config,
    output: {
      width: 80,
      print: async (text) => void printed.push(text),
      note: (text) => void noted.push(text),
      progress: () => {},
    },
    now: app.clock.now,
    openStore: async () => store,
  };
  try {
    const code = await runCommand(cli, argv);
    return { code, out: printed.join(''), notes: noted.join('\n') };
  } finally {
    await store.close();
  }
}
