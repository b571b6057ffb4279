// Links to files of another host: how they open, and which do not.
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { ServicesContext } from '../../src/ui/hooks/core/services.ts';
import { ExternalFile, LINK_PROBLEM_TEXTS, toFileLink } from '../../src/ui/record/files/ExternalFile.tsx';
import { openApp } from '../support/app.ts';
import { supportDialogs } from '../support/dialogs.ts';

const ORIGIN = 'https://meridian.example';

supportDialogs();

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
});

function show(address: string) {
  const link = toFileLink(address, ORIGIN);
  if (link.kind !== 'external') throw new Error(`${address} is ${link.kind}`);
  const { app } = openApp({});
  onTestFinished(() => app.stop());
  render(
    <ServicesContext value={app}>
      <ExternalFile link={link} name="act.pdf" label="Открыть" />
    </ServicesContext>,
  );
  return screen.getByRole(link.isTrusted ? 'link' : 'button');
}

/** A new tab without referrer and without access to this page. */
const isolated = (link: HTMLElement) =>
  ['href', 'target', 'rel', 'referrerpolicy'].map((name) => link.getAttribute(name));
const ISOLATED = ['_blank', 'noopener noreferrer', 'no-referrer'];

describe('a file of another host', () => {
  test('opens at once where the deployment lists the host', () => {
    vi.stubEnv('VITE_FILE_ORIGINS', 'https://s3.example.ru, files.example.ru');
    const link = show('https://s3.example.ru/act.pdf?X-Amz=1');
    expect(isolated(link)).toEqual(['https://s3.example.ru/act.pdf?X-Amz=1', ...ISOLATED]);
    expect(fireEvent.click(link), 'the browser follows the link').toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('opens after a confirmation that names any other host', () => {
    const asking = show('https://evil.example:8443/act.pdf');
    fireEvent.click(asking);
    expect(screen.getByRole('dialog').textContent).toContain('evil.example:8443');
    fireEvent.click(screen.getByRole('button', { name: 'Отмена' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(asking);
    const go = screen.getByRole('link', { name: 'Открыть' });
    expect(isolated(go)).toEqual(['https://evil.example:8443/act.pdf', ...ISOLATED]);
    fireEvent.click(go);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['javascript:alert(1)', 'notAllowed'],
    ['data:text/html,x', 'notAllowed'],
    ['http://s3.example.ru/act.pdf', 'insecure'],
    ['https://user:secret@s3.example.ru/act.pdf', 'credentials'],
  ] as const)('%s is no link, and a sentence gives the reason', (address, problem) => {
    expect(toFileLink(address, ORIGIN)).toEqual({ kind: 'blocked', problem });
    expect(LINK_PROBLEM_TEXTS[problem]).toMatch(/не открывается$/);
  });
});
