import type { MailColours } from '../../contract/site-manifest.ts';
import type { Company } from '../content.ts';
import { wrapText } from './wrap-text.ts';

/** The content of an email, before it is turned into text and HTML. */
export type MailBlock =
  | { kind: 'paragraph'; text: string }
  | { kind: 'small'; text: string }
  | { kind: 'rows'; rows: readonly (readonly [string, string])[] }
  /** Each row is a name and its cells; each total is a name and a value. */
  | {
      kind: 'table';
      label: string;
      rows: readonly (readonly string[])[];
      totals: readonly (readonly [string, string])[];
    }
  /** What somebody wrote, across the full width. */
  | { kind: 'quote'; label: string; text: string }
  | { kind: 'button'; label: string; url: string }
  | { kind: 'link'; label: string; url: string };

export type MailBody = {
  locale: string;
  heading: string;
  blocks: readonly MailBlock[];
  company: Company;
  colours: MailColours;
};

/** Leaves room for quote marks, so that a quoted reply fits into 80 columns. */
const columns = 72;
/** Used until the site has been built; its manifest has the theme's colours. */
export const plainColours: MailColours = {
  ink: '#000',
  soft: '#444',
  'paper-2': '#eee',
  'paper-3': '#ccc',
  white: '#fff',
  'accent-text': '#000',
};

export function toText(mail: MailBody): string {
  const signature = [mail.company.name, ...mail.company.address, mail.company.phone];
  const body = [mail.heading, ...mail.blocks.map(blockText)].join('\n\n');
  return `${wrapText(body, columns)}\n\n-- \n${signature.join('\n')}\n`;
}

function blockText(block: MailBlock): string {
  if (block.kind === 'rows') return block.rows.map((row) => row.join(': ')).join('\n');
  if (block.kind === 'quote') return `${block.label}:\n\n${block.text}`;
  if (block.kind === 'table') {
    const lines = block.rows.map(([name, ...cells]) => `- ${name}: ${cells.join(', ')}`);
    const totals = block.totals.map((total) => total.join(': '));
    return [`${block.label}:`, '', ...lines, '', ...totals].join('\n').trim();
  }
  if (block.kind === 'button' || block.kind === 'link') return `${block.label}:\n${block.url}`;
  return block.text;
}

/** A whole document with the few inline styles that email clients agree on. */
export function toHtml(mail: MailBody): string {
  const { company, colours } = mail;
  return `<!doctype html>
<html lang="${escapeHtml(mail.locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light">
<title>${escapeHtml(mail.heading)}</title>
</head>
<body style="margin:0;padding:16px;background:${colours['paper-2']};color:${colours.ink};font:16px/1.5 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:${colours.white};border-radius:12px;text-align:start"><tr><td style="padding:24px">
<p style="margin:0 0 16px;font-size:14px;font-weight:700;color:${colours['accent-text']}">${escapeHtml(company.name)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(mail.heading)}</h1>
${mail.blocks.map((block) => blockHtml(block, colours)).join('\n')}
</td></tr></table>
<p style="max-width:600px;margin:16px auto 0;font-size:13px;color:${colours.soft}">${[company.name, ...company.address, company.phone].map(escapeHtml).join(', ')}</p>
</td></tr></table>
</body>
</html>
`;
}

function blockHtml(block: MailBlock, colours: MailColours): string {
  if (block.kind === 'rows') {
    return `<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 16px">${block.rows.map((row) => rowHtml(row, colours)).join('')}</table>`;
  }
  if (block.kind === 'table') {
    return `<p style="margin:0 0 8px;font-size:14px;font-weight:700;color:${colours.soft}">${escapeHtml(block.label)}</p>
<table cellpadding="0" cellspacing="0" width="100%" style="margin:0 0 16px">${block.rows.map((row) => lineHtml(row, colours)).join('')}${block.totals.map((row) => totalHtml(row, colours)).join('')}</table>`;
  }
  if (block.kind === 'quote') {
    return `<p style="margin:0 0 8px;padding:8px 0 0;border-top:1px solid ${colours['paper-3']};font-size:14px;font-weight:700;color:${colours.soft}">${escapeHtml(block.label)}</p>
<p dir="auto" style="margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${colours['accent-text']};font-size:16px;word-break:break-word">${withLines(block.text)}</p>`;
  }
  if (block.kind === 'link') {
    return `<p style="margin:0 0 16px;font-size:13px"><a href="${escapeHtml(block.url)}" style="color:${colours['accent-text']}">${escapeHtml(block.label)}</a></p>`;
  }
  if (block.kind === 'button') {
    const url = escapeHtml(block.url);
    return `<p style="margin:24px 0"><a href="${url}" style="display:inline-block;padding:12px 24px;border-radius:8px;background:${colours['accent-text']};color:${colours.white};font-weight:700;text-decoration:none">${escapeHtml(block.label)}</a></p>
<p style="margin:0 0 16px;font-size:13px;color:${colours.soft};word-break:break-all">${url}</p>`;
  }
  const style = block.kind === 'small' ? `font-size:13px;color:${colours.soft}` : 'font-size:16px';
  return `<p style="margin:0 0 16px;${style}">${escapeHtml(block.text)}</p>`;
}

function rowHtml([name, value]: readonly [string, string], colours: MailColours): string {
  return `<tr><th scope="row" align="left" valign="top" width="80" style="padding:8px 16px 8px 0;border-top:1px solid ${colours['paper-3']};font-size:14px;line-height:24px;color:${colours.soft};white-space:nowrap">${escapeHtml(name)}</th><td dir="auto" valign="top" style="padding:8px 0;border-top:1px solid ${colours['paper-3']};word-break:break-word">${withLines(value)}</td></tr>`;
}

const cellStyle = (colours: MailColours) =>
  `padding:8px 0 8px 16px;border-top:1px solid ${colours['paper-3']}`;

function lineHtml([name = '', ...cells]: readonly string[], colours: MailColours): string {
  const cell = cellStyle(colours);
  const others = cells.map(
    (text) => `<td align="right" valign="top" style="${cell}">${escapeHtml(text)}</td>`,
  );
  return `<tr><th scope="row" align="left" valign="top" style="${cell};padding-left:0;font-weight:400">${escapeHtml(name)}</th>${others.join('')}</tr>`;
}

function totalHtml([name, value]: readonly [string, string], colours: MailColours): string {
  const cell = cellStyle(colours);
  return `<tr><th scope="row" align="left" valign="top" style="${cell};padding-left:0">${escapeHtml(name)}</th><td colspan="2" align="right" valign="top" style="${cell};font-weight:700">${escapeHtml(value)}</td></tr>`;
}

function withLines(text: string): string {
  return escapeHtml(text).replaceAll('\n', '<br>');
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
