// Browser tests that the driver of an engine cannot carry out; at most five.
export const SKIPS: readonly { readonly engine: string; readonly title: string; readonly reason: string }[] = [
  {
    engine: 'firefox',
    title: 'a recovery begins with the login of the sign-in',
    reason: 'Playwright hangs after a reload whose scripts are held back',
  },
  {
    engine: 'firefox',
    title: 'requests the current user once, before the app is loaded',
    reason: 'Playwright hangs after a reload whose scripts are held back',
  },
];
