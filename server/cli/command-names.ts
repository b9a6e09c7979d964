export const commandNames = [
  'list',
  'show',
  'search',
  'export',
  'spam',
  'release',
  'mails',
  'retry',
  'drop',
  'subscribers',
  'erase',
  'export-person',
  'purge',
  'backup',
  'doctor',
  'help',
] as const;

export type CommandName = (typeof commandNames)[number];
