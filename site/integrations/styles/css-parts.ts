import postcss from 'postcss';

/** What is for screens, and what is for paper only. */
export function splitPrint(css: string): { screen: string; print: string } {
  const root = postcss.parse(css);
  const paper = postcss.root();
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') paper.append(rule.remove());
  });
  root.walkComments((comment) => {
    comment.remove();
  });
  return { screen: root.toString(), print: paper.toString() };
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
