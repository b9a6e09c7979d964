import type { SitePage } from './site-manifest.ts';

/** Headers for every response, including errors. Pages override the content security policy. */
export function securityHeaders(siteUrl: string): Record<string, string> {
  const isHttps = siteUrl.startsWith('https:');
  return {
    'content-security-policy':
      "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    ...(isHttps ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'x-permitted-cross-domain-policies': 'none',
    'permissions-policy':
      'accelerometer=(), browsing-topics=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=(), xr-spatial-tracking=()',
  };
}

/** The content security policy of a built page, with its own hashes and the hosts it uses. */
export function pagePolicy(page: SitePage, siteUrl: string): string {
  const quoted = (hashes: readonly string[]) => hashes.map((hash) => `'${hash}'`);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'base-uri': ["'none'"],
    'connect-src': ["'self'"],
    'font-src': ["'self'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'frame-src': [],
    'img-src': ["'self'", 'data:'],
    'manifest-src': ["'self'"],
    'script-src': ["'self'", ...quoted(page.scriptHashes)],
    'style-src': ["'self'", ...quoted(page.styleHashes)],
  };
  for (const [name, sources] of Object.entries(page.extraSources ?? {})) {
    directives[name] = [...(directives[name] ?? []), ...(sources ?? [])];
  }
  const lines = Object.entries(directives)
    .filter(([, sources]) => sources.length > 0)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`);
  lines.push("require-trusted-types-for 'script'");
  // The only Trusted Types policy that a page may create: the translator's
  // (site/islands/language-menu/translator-policy.ts).
  lines.push('trusted-types default');
  if (siteUrl.startsWith('https:')) lines.push('upgrade-insecure-requests');
  return lines.join('; ');
}
