// The ids of styled components: the prerendered page and the browser must agree on them (stack.md 11.3).
import { describe, expect, it } from 'vitest';
import { withStableIds } from '../../scripts/vite/stableIds.ts';

const source = (body: string) => `import styled, { css } from 'styled-components';\n${body}`;
const ids = (code: string | null) => [...(code ?? '').matchAll(/componentId:"([\w-]+)"/g)].map((match) => match[1]);

describe('stableIds', () => {
  it('gives an id to every way of writing a styled component and to nothing else', () => {
    const code = withStableIds(
      source(
        [
          'const A = styled.div`color:red`;',
          'export const B = styled(A)`color:blue`;',
          'const C = styled.input.attrs({ type: "text" })`color:green`;',
          'const rule = css`color:black`;',
          'const text = String.raw`styled`;',
          'render(styled.p`margin:0`);',
        ].join('\n'),
      ),
      'src/x.tsx',
      false,
    );
    expect(new Set(ids(code)).size).toBe(4);
    expect(code).toContain('css`color:black`');
    expect(code).toContain('.attrs({ type: "text" }).withConfig({componentId:');
    expect(code?.split('\n')).toHaveLength(7);
  });

  it('depends on file and name only, not on the code around it', () => {
    const alone = ids(withStableIds(source('const A = styled.div`x`;'), 'src/x.tsx', false));
    const later = ids(withStableIds(source('const Z = styled.b`y`;\nconst A = styled.div`x`;'), 'src/x.tsx', false));
    const elsewhere = ids(withStableIds(source('const A = styled.div`x`;'), 'src/y.tsx', false));
    expect(later).toContain(alone[0]);
    expect(elsewhere).not.toContain(alone[0]);
  });

  it('keeps two components of one name apart', () => {
    const code = withStableIds(source('{ const A = styled.a`x`; }\n{ const A = styled.b`y`; }'), 'src/x.tsx', false);
    expect(new Set(ids(code)).size).toBe(2);
  });

  it('stops the build where two components would have one id', () => {
    const taken = new Map<string, string>();
    const code = source('const A = styled.a`x`;');
    const [id = ''] = ids(withStableIds(code, 'src/x.tsx', false, taken));
    expect(withStableIds(code, 'src/x.tsx', false, taken)).not.toBeNull(); // built once more
    taken.set(id, 'src/y.tsx:B:0');
    expect(() => withStableIds(code, 'src/x.tsx', false, taken)).toThrow('src/x.tsx:A:0 and src/y.tsx:B:0');
  });

  it('names the class while developing', () => {
    expect(withStableIds(source('const Row = styled.tr`x`;'), 'src/x.tsx', true)).toContain('displayName:"Row"');
  });

  it('leaves a module without styled components alone', () => {
    expect(withStableIds(`import { css } from 'styled-components'; css\`x\``, 'src/x.tsx', false)).toBeNull();
  });
});
