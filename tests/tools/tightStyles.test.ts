// Style templates lose the spaces that CSS does not need, and no other text of a module does.
import { expect, it } from 'vitest';
import { tightened } from '../../scripts/vite/tightStyles.ts';

const tight = (body: string) => tightened(`import { css, styled } from 'styled-components';\n${body}`)?.split('\n')[1];

it('takes out what stands beside punctuation, and the last semicolon', () => {
  expect(tight('styled.a`\n  color: red;\n  > b, i {\n    margin: 0 1px;\n  }\n`')).toBe(
    'styled.a`color:red;>b,i{margin:0 1px}`',
  );
});

it('keeps the spaces that mean something', () => {
  const kept = 'css`width:calc(100% - 2px);&& a :hover b + i{grid-area:1 / 2}`';
  expect(tight(kept)).toBe(kept);
});

it('keeps what is quoted as it is', () => {
  expect(tight(`css\`a::after { content: ' ; , { '; } [title="a > b"] { color: red; }\``)).toBe(
    `css\`a::after{content:' ; , { '}[title="a > b"]{color:red}\``,
  );
});

it('keeps one space between two interpolations', () => {
  expect(tight('css`\n  border: ${a} ${b};\n  ${c} {\n    margin: 0;\n  }\n  ${d}\n`')).toBe(
    'css`border:${a} ${b};${c}{margin:0}${d}`',
  );
});

it('leaves other templates alone', () => {
  expect(tight('css`a`; const text = `one ;\ttwo`;')).toBe('css`a`; const text = `one ;\ttwo`;');
});
