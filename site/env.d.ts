/// <reference types="astro/client" />
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads the island at the visitor's first interaction; with "load" also once the page has
     * loaded, with "query" also if the URL has a query, with `stored` also if the URL has a query or
     * the browser stores something under that key, with a root margin also when it is that close to
     * the viewport.
     */
    'client:intent'?: boolean | 'load' | 'query' | { stored: string } | { rootMargin: string };
  }
}
