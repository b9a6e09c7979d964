/// <reference types="astro/client" />
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads the island at the visitor's first interaction; with "load" at once, with "query" also
     * if the URL has a query, with a root margin also when it is that close to the view.
     */
    'client:intent'?: boolean | 'load' | 'query' | { rootMargin: string };
  }
}
