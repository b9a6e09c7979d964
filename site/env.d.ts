/// <reference types="astro/client" />
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads the island at the visitor's first interaction. It may load earlier. With "query", it
     * loads at once if the URL has a query. With `stored`, it loads at once if the URL has a query,
     * and as soon as this browser has stored one of these keys. With a root margin, it loads when
     * it is that close to the viewport.
     */
    'client:intent'?: boolean | 'query' | { stored: readonly string[] } | { rootMargin: string };
  }
}
