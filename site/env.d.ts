/// <reference types="astro/client" />
import 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates when the visitor reaches for the island; with "near" also when it comes near the view, with "query" where the address has one, with "shortcut" on the keys that open the search. */
    'client:intent'?: boolean | 'near' | 'query' | 'shortcut';
  }
}
