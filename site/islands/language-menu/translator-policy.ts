/** The API of browsers that support Trusted Types. Other browsers need no policy. */
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
 * Allows a translator that doesn't support Trusted Types. The policy accepts script URLs from this
 * site and the translator's hosts, and any HTML. The content security policy still blocks scripts
 * in that HTML. Strings are never run as code.
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
