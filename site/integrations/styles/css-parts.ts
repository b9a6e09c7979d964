import postcss from 'postcss';

export type CssParts = {
  /** What a first view needs. */
  first: string;
  /** What shows only once the visitor does something: the layer called later. */
  later: string[];
  /** What is for paper only. */
  print: string;
};

/** The three parts of a page's styles, without comments. */
export function splitStyles(css: string): CssParts {
  const root = postcss.parse(css);
  const later: string[] = [];
  const paper = postcss.root();
  root.walkAtRules((rule) => {
    if (rule.name === 'media' && rule.params === 'print') paper.append(rule.remove());
    if (rule.name === 'layer' && rule.params === 'later' && rule.nodes) {
      later.push(rule.remove().toString());
    }
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  return { first: root.toString(), later, print: paper.toString() };
}

/** Without the registered properties that no rule reads, and their start values. */
export function withoutUnusedProperties(css: string): string {
  const root = postcss.parse(css);
  const isRead = (name: string) => css.includes(`var(${name}`);
  root.walkAtRules('property', (rule) => {
    if (!isRead(rule.params)) rule.remove();
  });
  root.walkAtRules('layer', (layer) => {
    if (layer.params !== 'properties') return;
    layer.walkDecls((declaration) => {
      if (!isRead(declaration.prop)) declaration.remove();
    });
    if (!/--tw/.test(layer.toString())) layer.remove();
  });
  return root.toString();
}
