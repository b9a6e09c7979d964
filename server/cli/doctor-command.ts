import { flagOption } from './args.ts';
import type { Command } from './cli.ts';
import { checks, type Finding } from './doctor-checks.ts';
import { toJson } from './plain-text.ts';
import { record } from './table.ts';

export const doctor: Command = {
  options: { json: { type: 'boolean' } },
  run: async (cli, args) => {
    const findings: Finding[] = [];
    for (const check of checks) findings.push(...(await check(cli)));
    const { words } = cli;
    if (flagOption(args, 'json')) {
      await cli.output.print(`${toJson(findings, 2)}\n`);
    } else {
      const marks = {
        good: words.doctor.good,
        warning: words.doctor.warning,
        bad: words.doctor.bad,
      };
      const lines = findings.map((finding) => {
        const said = [marks[finding.mark], finding.text].filter(Boolean).join(': ');
        return [words.doctor.checks[finding.check].name, said] as const;
      });
      await cli.output.print(record(lines));
      if (findings.every(({ mark }) => mark === 'good')) cli.output.note(words.doctor.healthy);
    }
    return findings.some(({ mark }) => mark === 'bad') ? 1 : 0;
  },
};
