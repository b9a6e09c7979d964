// `=?` would start an encoded word, which email software may decode. A leading `-` and !$&`{|} mean
// something to a shell, where staff paste addresses; hardly any mailbox has one.
const localPart = /^(?!-|.*=\?)[a-z0-9#%'*+/=?^_~-]+(?:\.[a-z0-9#%'*+/=?^_~-]+)*$/i;
const domainLabel = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?$/u;

/**
 * The address in normal form: the domain in ASCII and lower case, so that `ａ.example`, `A.example`
 * and `a.example` are the same. The part before the @ is unchanged. Returns null if it isn't an
 * address.
 */
export function normaliseAddress(text: string): string | null {
  const at = text.lastIndexOf('@');
  const local = text.slice(0, at);
  if (at < 1 || local.length > 64 || !localPart.test(local)) return null;
  const domain = asciiDomain(text.slice(at + 1));
  return domain && `${local}@${domain}`;
}

/** A key that is the same for every spelling of an address. */
export function addressKey(address: string): string {
  const text = address.trim();
  return (normaliseAddress(text) ?? text).toLowerCase();
}

/** The longest domain allowed. Longer ones are rejected before conversion, which would be slow. */
const domainLimit = 253;

function asciiDomain(typed: string): string | null {
  if (typed.length > domainLimit) return null;
  const url = `http://${typed}`;
  if (!typed.split('.').every((label) => domainLabel.test(label)) || !URL.canParse(url))
    return null;
  const { hostname } = new URL(url);
  const labels = hostname.split('.');
  const top = labels.at(-1) ?? '';
  const isDomain =
    labels.length >= 2 &&
    labels.every((label) => label !== '' && label.length <= 63) &&
    top.length >= 2 &&
    !/^\d+$/.test(top);
  return isDomain ? hostname : null;
}
