/// <reference types="astro/client" />
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /**
     * Loads the island at the visitor's first interaction. It may load earlier: with "load", once
     * the page has loaded; with "query", if the URL has a query; with `stored`, if the URL has a
     * query or the browser stores something under that key; with a root margin, when the island is
     * that close to the viewport.
     */
    'client:intent'?: boolean | 'load' | 'query' | { stored: string } | { rootMargin: string };
  }
}
