/// <reference types="astro/client" />
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads the island at the visitor's first interaction. It may load earlier. With "load", it
     * loads after the page. With "query", it loads at once if the URL has a query. With `stored`,
     * it loads at once if the URL has a query or `localStorage` has that key. With a root margin,
     * it loads when it is that close to the viewport.
     */
    'client:intent'?: boolean | 'load' | 'query' | { stored: string } | { rootMargin: string };
  }
}
