/** The API of browsers with Trusted Types; others need no policy. */
type PolicyFactory = {
  createPolicy: (
    name: 'default',
    rules: {
      createScriptURL: (address: string) => string | null;
      createHTML: (markup: string) => string;
    },
  ) => unknown;
  defaultPolicy: unknown;
};

declare global {
  interface Window {
    trustedTypes?: PolicyFactory;
  }
}

/**
 * Lets a translator without support for Trusted Types work. Allows scripts from this site and the
 * translator's hosts, and any markup; the content security policy still blocks scripts in it. Text
 * is never run as code.
 */
export function allowTranslator(hosts: string[]): void {
  const { trustedTypes } = window;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createScriptURL: (address) => {
      const { origin } = new URL(address, location.href);
      return origin === location.origin || hosts.includes(origin) ? address : null;
    },
    createHTML: (markup) => markup,
  });
}
