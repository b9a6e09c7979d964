import { flag, flagOption } from './args.ts';
import type { Command } from './command.ts';
import { checkNames, checks, type Finding } from './doctor-checks.ts';
import { toJson } from './plain-text.ts';
import { record } from './table.ts';

const marks = { good: 'OK', warning: 'Warning', bad: 'Problem' };

export const doctor: Command = {
  usage: 'doctor [--json]',
  does: 'Check settings, content, built pages, disk, database and mail, and say what to do.',
  example: 'doctor',
  options: { json: flag },
  run: async (cli, args) => {
    const findings: Finding[] = [];
    for (const check of checks) findings.push(...(await check(cli)));
    if (flagOption(args, 'json')) {
      await cli.output.print(`${toJson(findings, 2)}\n`);
    } else {
      const lines = findings.map(({ check, mark, text }) => {
        return [checkNames[check], [marks[mark], text].filter(Boolean).join(': ')] as const;
      });
      await cli.output.print(record(lines, cli.output.width));
      if (findings.every(({ mark }) => mark === 'good')) cli.output.note('No problems found.');
    }
    return findings.some(({ mark }) => mark === 'bad') ? 1 : 0;
  },
};
