import { expect, test } from 'vitest';
import { line, prose } from './common.ts';

test.each([
  [`Amazon's ad types`, 'Amazon’s ad types'],
  [`in their customers' words`, 'in their customers’ words'],
  [`"Glass" stops "glass lunch box"`, '“Glass” stops “glass lunch box”'],
  [`such as ("best")`, 'such as (“best”)'],
  [`he said 'now' and left`, 'he said ‘now’ and left'],
  ['“already” printed’s', '“already” printed’s'],
])('%s becomes %s', (typed, printed) => {
  expect(line(80).parse(typed)).toBe(printed);
  expect(prose(80).parse(typed)).toBe(printed);
});
