// Licences of a build: none requires more than its notice.
import { describe, expect, it } from 'vitest';
import { findRestrictiveLicenses } from '../../scripts/lib/notices.mjs';

const notices = (...headings: string[]) => headings.map((heading) => `## ${heading}\n\nText (GPL-3.0)\n`).join('\n');

describe('notices of a build', () => {
  it('lets permissive licences pass', () => {
    expect(
      findRestrictiveLicenses(notices('react - 19.3.1 (MIT)', '@a/font - 5.0.0 (OFL-1.1)', 'png-js - 2.0.0')),
    ).toEqual([]);
  });

  it.each([
    ['a copyleft licence', 'chart - 1.0.0 (GPL-3.0)', 'chart (GPL-3.0)'],
    ['a choice of licences, which somebody has to make', 'x - 1.0.0 (MIT OR GPL-2.0)', 'x (MIT OR GPL-2.0)'],
    ['a package without a licence', 'x - 1.0.0', 'x ()'],
  ])('names %s', (_, heading, expected) => {
    expect(findRestrictiveLicenses(notices('react - 19.3.1 (MIT)', heading))).toEqual([expected]);
  });
});
