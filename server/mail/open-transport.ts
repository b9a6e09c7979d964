import type { Config } from '../config.ts';
import { fileTransport, mailFolder } from './file-transport.ts';
import type { Transport } from './mail.ts';
import { smtpTransport } from './smtp-transport.ts';

export function openTransport({ smtpUrl, dataDir }: Config): Transport {
  return smtpUrl ? smtpTransport(smtpUrl) : fileTransport(mailFolder(dataDir));
}
