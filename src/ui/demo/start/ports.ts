// Connects the start page to the mock server, the browser's storage and the address bar.
import { getProblemText } from '../console/diagram/stateTitles.ts';
import { sendControl } from '../console/frames/control.ts';
import { prepareDemo, runDemoReset } from '../console/frames/controlCommands.ts';
import { signInFrame } from '../console/frames/frames.ts';
import { personas } from '../console/frames/personas.ts';
import { getBorrowedStorage } from '../frameStorage.ts';
import { demoPaths } from '../startPage.ts';
import type { StartPagePorts } from './startPage.machine.ts';

const base = import.meta.env.BASE_URL.replace(/\/$/, '');

export const startPagePorts: StartPagePorts = {
  async enter(login, signal) {
    const persona = personas.find((known) => known.login === login);
    if (!persona) throw new Error(`unknown persona ${login}`);
    // Without storage a session ends with its page: the console signs in within one page.
    if (getBorrowedStorage()) return location.assign(demoPaths.accounts);
    location.assign(base + (await signInFrame('page', persona, signal)));
  },
  prepare: prepareDemo,
  setLive: (on, signal) => sendControl({ method: 'POST', name: 'live', body: { on } }, signal),
  reset: runDemoReset,
  async show(signal) {
    await runDemoReset(signal);
    location.assign(demoPaths.story);
  },
  describe: getProblemText,
};
