/// <reference types="astro/client" />
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads the island at the visitor's first move towards it; with "load" at once, with "query" also
     * where the address has a query, with a key also where this browser stores something under it, with a
     * root margin also when it is that near the view.
     */
    'client:intent'?: boolean | 'load' | 'query' | { stored: string } | { rootMargin: string };
  }
}
